export { countWatchesOfBrand, renameBrandInWatches } from './brand-of-watches.ts';
export { canonicalSearch, nameOfFilter, nameOfSearch, queryOf } from './name.ts';
