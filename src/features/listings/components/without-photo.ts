import { Image, Search } from '../../../ui/icons/drawings.tsx';
import type { ListingCard } from '../contract.ts';

/** Placeholder icon: a demand rarely has a photo, an offer only before it is published. */
export const withoutPhoto = ({ kind }: Pick<ListingCard, 'kind'>) => (kind === 'demand' ? Search : Image);
