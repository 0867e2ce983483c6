/** Topped listings stand in one row of at most so many, only above the default order. */
export const toppedShown = 5;
/** Where more are topped, they take turns by so many milliseconds. */
export const toppedTurnMs = 60_000;
/** Below so many living adverts a page has too little on it for search engines. */
export const fewestForIndex = 3;
