export { analyzeListing, analyzerVersion } from './listing/analyze-listing.ts';
export { ageOfHeight, clothesOfAge, shoesOfAge, sticksByHeight } from './facts/sizes.ts';
export { bestThing, evaluate, evaluatePlan, isExact, missedBy, thingsOf } from './evaluate.ts';
export { placeNames } from './names/place-names.ts';
export { planOf } from './plan/plan-of.ts';
export { readTokens, tokens } from './text/tokens.ts';
export { vocabularyOf } from './vocabulary.ts';
export { isDemand } from './listing/is-demand.ts';
export { type OfferRead, readOffer } from './listing/read-offer.ts';
export { isPricedTogether, samePieces } from './listing/same-pieces.ts';
export { lineKeys } from './lexicon/brands.ts';
export { leafOfMarks } from './listing/marks.ts';
export { childrensGroups, sizeKeys } from './listing/form-facts.ts';
export { type Range, readWishes, type TextWishes } from './listing/read-wishes.ts';
export {
  categoryOfThing,
  kindOfThing,
  substitutesOf,
  thingsOfAnyAge,
  vagueCategories,
} from './lexicon/things.ts';
export { isOrdinary, meansSomething, namesBehindBrand, unknownBehindBrand } from './listing/unknown-names.ts';
