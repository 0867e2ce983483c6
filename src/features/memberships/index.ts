export { knownLevels } from './known-levels.ts';
