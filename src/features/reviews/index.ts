export { findPublished } from './db.ts';
