export { addReadyListing } from './add-ready.ts';
export { cardsOf, livingCards } from './card.ts';
export { contactableListing } from './contactable.ts';
export { albumsByReference } from './db.ts';
export { selectCards } from './db-cards.ts';
export { listingSchedule } from './jobs.ts';
export { rereadListings } from './traits/reread.ts';
export { listingRoutes } from './routes.ts';
export { knownLine } from './traits/product-lines.ts';
