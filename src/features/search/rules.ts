/** Label of a missed word, and its inverse. */
export const missedWordLabel = (word: string): string => `bez „${word}“`;
export const wordOfMiss = (label: string): string | undefined => /^bez „(.+)“$/.exec(label)?.[1];

/** Maximum number of promoted listings, in one row above the default order. */
export const promotedShown = 5;
/** Rotation interval of the row when there are more. */
export const promotionRotationMs = 60_000;
/** Minimum number of live listings for a page to be indexed. */
export const minForIndex = 3;
