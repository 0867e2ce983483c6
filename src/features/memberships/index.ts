export { cachedLevels } from './change-level.ts';
