/** How a listing is told to lack a word of the search, and which word that is. */
export const missedWordLabel = (word: string): string => `bez „${word}“`;
export const wordOfMiss = (label: string): string | undefined => /^bez „(.+)“$/.exec(label)?.[1];

/** At most this many promoted listings are shown, in one row above the default order. */
export const promotedShown = 5;
/** With more promoted listings than that, the row rotates at this interval. */
export const promotionRotationMs = 60_000;
/** Below so many live listings a page has too little on it for search engines. */
export const minForIndex = 3;
