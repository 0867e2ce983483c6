export { canonicalSearch, nameOfFilter, nameOfSearch, queryOf } from './name.ts';
