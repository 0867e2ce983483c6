export { cachedRules } from './feature.ts';
