export { countWatchesWith, mergeInWatches } from './watches-with.ts';
