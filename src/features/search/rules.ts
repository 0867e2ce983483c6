/** Topped listings stand in one row of at most so many, only above the default order. */
export const promotedShown = 5;
/** Where more are topped, they take turns by so many milliseconds. */
export const promotionRotationMs = 60_000;
/** Below so many living listings a page has too little on it for search engines. */
export const minForIndex = 3;
