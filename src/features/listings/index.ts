export { addReadyListing } from './add-ready.ts';
export {
  blockListing,
  unblockListing,
  blockAll,
  restoreAll,
  releaseListings,
  withdrawAll,
} from './whole-account.ts';
export { holdListing, lockHeld, releaseHold } from './hold.ts';
export { findPhotoCopies } from './risk/same-photos.ts';
export { specimenCards } from './mail/specimen-cards.ts';
export { hasContact } from './risk/contact-in-text.ts';
export { reasonsOf } from './risk/signals.ts';
export { signalsOfListing } from './risk/premoderation.ts';
export { type Hold, holdsOf, waitingHolds } from './db-holds.ts';
export { attributesOf, cardsOf, liveCards } from './card.ts';
export { applySlotLimit } from './apply-slot-limit.ts';
export { detailInAnyState } from './read-listing.ts';
export { spotOfListing } from './detail.ts';
export { contactableListing } from './contactable.ts';
export {
  albumsByReference,
  countSlots,
  insertListings,
  lockSlots,
  type NewListing,
  updateListing,
} from './db.ts';
export { countDraftsWith, mergeInDrafts } from './db-drafts.ts';
export { addToBatch, type DraftBatch, draftBatch, missingIn, writeBatch } from './batch-drafts.ts';
export { lockListings, reserveLocked, releaseReservations } from './reserve-together.ts';
export { publish } from './publish.ts';
export { moveToCategory } from './move-to-category.ts';
export { lifetimeFrom } from './lifetime.ts';
export { listingRow } from './listing-row.ts';
export { ownersOf, selectCards } from './db-cards.ts';
export { isLiveListing } from './db-live.ts';
export { clearCardCache, enableCardCache, disableCardCache } from './card-cache.ts';
export { mayEdit } from './policy.ts';
export { agreedPrices, reservationsOf } from './db-own.ts';
export { getOwnListing } from './own-listing.ts';
export { reanalyzeBehind, reanalyzeListings } from './traits/reanalyze.ts';
export { existingLine, knownProduct, productLines } from './traits/product-lines.ts';
