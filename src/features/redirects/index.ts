export { cachedRules } from './cached-rules.ts';
