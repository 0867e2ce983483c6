// Browser-safe rules of listings: no database access and no schemas.
export { isStarted } from './is-started.ts';
export { suggestPrice, likelyPrice, readPrice } from './price-text.ts';
export { listingDays } from './lifetime.ts';
