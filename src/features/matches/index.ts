export { factsOfActive } from './db-facts.ts';
export { countMatches, type MatchCount } from './db-matches.ts';
export { substitutable } from './find.ts';
export { fitOf, priceOf, weightOf } from './fit.ts';
export type { ListingFacts } from './listing-facts.ts';
export { thingsIn, valuesIn, type Wishes, wishesOf } from './wishes.ts';
