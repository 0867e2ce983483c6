import type { ListingState } from '../../listings/contract.ts';

/** A favourite as its owner knows it, and as it is now. Prices are whole Kč: 0 is free, null by agreement. */
export type Favourite = {
  priceSeen: number | null;
  stateSeen: ListingState;
  price: number | null;
  state: ListingState;
};

/** A promise or a sale that came to nothing is news; what an admin restores comes back quietly. */
const cameBackFrom: ReadonlySet<ListingState> = new Set(['reserved', 'sold', 'withdrawn']);

export type FavouriteChange = { cheaperFrom?: number; freeAgain?: true };

/** What is worth an email: cheaper than ever since it became a favourite, or no longer promised to somebody. */
export function changeOf({ priceSeen, stateSeen, price, state }: Favourite): FavouriteChange | undefined {
  if (state !== 'active' && state !== 'reserved') return undefined;
  const cheaper = priceSeen !== null && price !== null && price < priceSeen;
  const freeAgain = cameBackFrom.has(stateSeen) && state === 'active';
  if (!cheaper && !freeAgain) return undefined;
  return { ...(cheaper ? { cheaperFrom: priceSeen } : {}), ...(freeAgain ? { freeAgain } : {}) };
}

/**
 * What the owner knows from now on. The lowest price is stored, so that dearer for a day and back again is no
 * news.
 */
export function seenAfter({ priceSeen, price, state }: Favourite): {
  priceSeen: number | null;
  stateSeen: ListingState;
} {
  const lowest = priceSeen === null || price === null ? (price ?? priceSeen) : Math.min(priceSeen, price);
  return { priceSeen: lowest, stateSeen: state };
}
