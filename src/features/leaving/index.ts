export { hasLeft } from './db-slugs.ts';
