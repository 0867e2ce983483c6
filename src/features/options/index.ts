export { readOptions } from './read-options.ts';
