export { nameOfSearch } from './name.ts';
