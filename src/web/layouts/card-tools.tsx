import { CompareToggle } from '../../features/compare/components/compare-toggle.tsx';
import { Heart } from '../../features/favourites/components/heart.tsx';
import type { ListingCard } from '../../features/listings/contract.ts';

/** What every card carries in its corner. */
export function CardTools({ listing }: { listing: ListingCard }) {
  return (
    <>
      <Heart listing={listing} />
      <CompareToggle listing={listing} />
    </>
  );
}
