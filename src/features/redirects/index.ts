export { knownRules } from './known-rules.ts';
