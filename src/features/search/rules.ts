/** Topped listings stand in one row of at most so many, only above the default order. */
export const toppedShown = 5;
