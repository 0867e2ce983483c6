export { countWatchesWith, mergeInWatches } from './watches-with.ts';
export { canonicalSearch, nameOfFilter, nameOfSearch, queryOf } from './name.ts';
