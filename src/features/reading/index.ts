export { readAdvert } from './advert/read-advert.ts';
export { evaluate, evaluatePlan, isExact, missedBy } from './evaluate.ts';
export { placeNames } from './names/place-names.ts';
export { planOf } from './plan/plan-of.ts';
export { readTokens, tokens } from './text/tokens.ts';
export { vocabularyOf } from './vocabulary.ts';
export { readingVersion } from './version.ts';
export { leafOfMarks } from './advert/leaf-of-marks.ts';
export { lineKeys } from './lexicon/lines.ts';
