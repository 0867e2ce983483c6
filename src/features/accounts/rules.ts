/** What pages may import: rules of names that know nothing of the database. */
export { isGivenName, shortName } from './public-name.ts';
