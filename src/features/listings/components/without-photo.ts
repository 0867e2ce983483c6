import { Image, Search } from '../../../ui/icons/drawings.tsx';
import type { ListingCard } from '../contract.ts';

/** What stands for a photo that is not there: a demand rarely has one, an offer only before it is published. */
export const withoutPhoto = ({ kind }: Pick<ListingCard, 'kind'>) => (kind === 'demand' ? Search : Image);
