// What pages may import: rules of listings that know nothing of the database and bring no schemas along.
export { isStarted } from './is-started.ts';
export { askPrice, likelyPrice, readPrice } from './price-text.ts';
export { listingDays } from './lifetime.ts';
