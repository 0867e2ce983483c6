export { knownRules } from './known-rules.ts';
export { redirectRoutes } from './routes.ts';
