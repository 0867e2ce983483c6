import type { ReactNode } from 'react';
import { CompareToggle } from '../../features/compare/components/compare-toggle.tsx';
import { Favourites, useFavourites } from '../../features/favourites/components/favourites.tsx';
import { Heart } from '../../features/favourites/components/heart.tsx';
import { CardCorner, type RenderedCorner } from '../../features/listings/components/card-corner.ts';
import type { ShownCard } from '../../features/listings/components/shown-card.ts';

/** Provides the corner content for all cards below. */
export function CardCorners({ children }: { children: ReactNode }) {
  return <CardCorner value={useCorner()}>{children}</CardCorner>;
}

function useCorner(): RenderedCorner {
  const favourites = useFavourites();
  if (!import.meta.env.SSR) return living;
  // Cards are rendered and cached apart from their page, so each receives the favourites context explicitly.
  return {
    render: (listing) => <Favourites value={favourites}>{living.render(listing)}</Favourites>,
    says: ({ id }) => (favourites.has(id) ? 'favourite' : ''),
  };
}

/** In the browser the favourite button subscribes by itself, so cards need not be rendered again. */
const living: RenderedCorner = { render: (listing) => <CardTools listing={listing} />, says: () => '' };

/** Corner content of every card. */
function CardTools({ listing }: { listing: ShownCard }) {
  return (
    <>
      <Heart listing={listing} />
      <CompareToggle listing={listing} />
    </>
  );
}
