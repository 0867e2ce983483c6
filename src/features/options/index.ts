export { readOptions } from './read-options.ts';
export { optionsRoutes } from './routes.ts';
