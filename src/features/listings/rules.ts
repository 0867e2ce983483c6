/** What pages may import: rules of listings that know nothing of the database. */
export { isStarted } from './is-started.ts';
export { readPrice } from './price-text.ts';
