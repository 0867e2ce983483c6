import type { ReactNode } from 'react';
import { CompareToggle } from '../../features/compare/components/compare-toggle.tsx';
import { Favourites, useFavourites } from '../../features/favourites/components/favourites.tsx';
import { Heart } from '../../features/favourites/components/heart.tsx';
import { CardCorner, type RenderedCorner } from '../../features/listings/components/card-corner.ts';
import type { ShownCard } from '../../features/listings/components/shown-card.ts';

/** Renders the corners of all cards below. */
export function CardCorners({ children }: { children: ReactNode }) {
  return <CardCorner value={useCorner()}>{children}</CardCorner>;
}

function useCorner(): RenderedCorner {
  const favourites = useFavourites();
  if (!import.meta.env.SSR) return living;
  // The server renders cards apart from their page, so each takes along what its heart asks for.
  return {
    render: (listing) => <Favourites value={favourites}>{living.render(listing)}</Favourites>,
    says: ({ id }) => (favourites.has(id) ? 'favourite' : ''),
  };
}

/** In the browser a heart knows by itself, so cards need not be rendered again for it. */
const living: RenderedCorner = { render: (listing) => <CardTools listing={listing} />, says: () => '' };

/** What every card carries in its corner. */
function CardTools({ listing }: { listing: ShownCard }) {
  return (
    <>
      <Heart listing={listing} />
      <CompareToggle listing={listing} />
    </>
  );
}
