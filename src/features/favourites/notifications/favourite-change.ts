import type { ListingState } from '../../listings/contract.ts';

/**
 * A favourite with the price and state last notified, and the current ones. Prices are whole CZK: 0 is free, null by
 * agreement.
 */
export type Favourite = {
  priceSeen: number | null;
  stateSeen: ListingState;
  price: number | null;
  state: ListingState;
};

/**
 * States whose end is worth an email: a reservation, sale or withdrawal that was undone. A listing restored by an
 * admin is not.
 */
const cameBackFrom: ReadonlySet<ListingState> = new Set(['reserved', 'sold', 'withdrawn']);

export type FavouriteChange = { cheaperFrom?: number; freeAgain?: true };

/** Changes worth an email: cheaper than ever since it became a favourite, or available again. */
export function changeOf({ priceSeen, stateSeen, price, state }: Favourite): FavouriteChange | undefined {
  if (state !== 'active' && state !== 'reserved') return undefined;
  const cheaper = priceSeen !== null && price !== null && price < priceSeen;
  const freeAgain = cameBackFrom.has(stateSeen) && state === 'active';
  if (!cheaper && !freeAgain) return undefined;
  return { ...(cheaper ? { cheaperFrom: priceSeen } : {}), ...(freeAgain ? { freeAgain } : {}) };
}

/**
 * The price and state to store after notifying. The lowest price is kept, so that a temporary increase does not
 * cause another email.
 */
export function seenAfter({ priceSeen, price, state }: Favourite): {
  priceSeen: number | null;
  stateSeen: ListingState;
} {
  const lowest = priceSeen === null || price === null ? (price ?? priceSeen) : Math.min(priceSeen, price);
  return { priceSeen: lowest, stateSeen: state };
}
