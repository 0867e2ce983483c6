export { findRemoval, ownerOf } from './db.ts';
export { findManagedListing, seenListing } from './managed-listings.ts';
export { hideInTransaction, releaseHeldInTransaction } from './hide.ts';
export { removeInTransaction, restoreInTransaction } from './remove.ts';
