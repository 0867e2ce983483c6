export { findRemoval, ownerOf } from './db.ts';
export { findManagedListing, seenListing } from './managed-listings.ts';
export { hideWithin, releaseHeldWithin } from './hide.ts';
export { removeWithin, restoreWithin } from './remove.ts';
