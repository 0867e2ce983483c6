/** Topped listings stand in one row of at most so many, only above the default order. */
export const toppedShown = 5;
/** Where more are topped, they take turns by so many milliseconds. */
export const toppedTurnMs = 60_000;
