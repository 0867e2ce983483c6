import { CompareToggle } from '../../features/compare/components/compare-toggle.tsx';
import { Heart } from '../../features/favourites/components/heart.tsx';
import type { ShownCard } from '../../features/listings/components/shown-card.ts';

/** What every card carries in its corner. */
export function CardTools({ listing }: { listing: ShownCard }) {
  return (
    <>
      <Heart listing={listing} />
      <CompareToggle listing={listing} />
    </>
  );
}
