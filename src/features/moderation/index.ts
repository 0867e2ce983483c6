export { findRemoval, ownerOf } from './db.ts';
export { getManagedListing } from './managed-listings.ts';
export { releaseHeldWithin } from './hide.ts';
export { removeWithin, restoreWithin } from './remove.ts';
