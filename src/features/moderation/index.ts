export { findRemoval, ownerOf } from './db.ts';
export { getManagedListing } from './managed-listings.ts';
export { removeWithin, restoreWithin } from './remove.ts';
