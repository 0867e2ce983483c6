export { cachedLevels } from './cached-levels.ts';
