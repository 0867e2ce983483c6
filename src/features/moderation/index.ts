export { findRemoval, ownerOf } from './db.ts';
export { findManagedListing } from './managed-listings.ts';
export { hideWithin, releaseHeldWithin } from './hide.ts';
export { removeWithin, restoreWithin } from './remove.ts';
