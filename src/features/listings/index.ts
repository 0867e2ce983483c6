export { cardsOf } from './card.ts';
export { type ContactableListing, contactableListing } from './contactable.ts';
export { selectCards } from './db-cards.ts';
export { listingSchedule } from './jobs.ts';
export { listingRoutes } from './routes.ts';
