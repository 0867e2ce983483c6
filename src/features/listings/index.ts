export { cardsOf } from './card.ts';
export { type ContactableListing, contactableListing } from './contactable.ts';
export { selectCards } from './db-cards.ts';
export { listingSchedule } from './jobs.ts';
export { listingRoutes } from './routes.ts';
export { type Word, brandLexeme, withBrands } from './words/brand-words.ts';
export { stem } from './words/stem.ts';
export { synonymWords } from './words/synonyms.ts';
export { tokens } from './words/tokens.ts';
