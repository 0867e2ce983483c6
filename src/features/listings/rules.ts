// Browser-safe rules of listings: no database access and no schemas.
import type { ListingState } from './contract.ts';

export { isStarted } from './is-started.ts';
export { suggestPrice, likelyPrice, readPrice } from './price-text.ts';
export { listingDays } from './lifetime.ts';

/** Live listings are public, take a slot and can be written to. */
export const liveStates = ['active', 'reserved'] as const satisfies readonly ListingState[];

export const isLive = (state: ListingState): boolean => liveStates.some((live) => live === state);
