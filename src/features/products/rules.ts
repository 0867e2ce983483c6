/** Fewer offers in one condition than this say nothing of what things of a category cost. */
export const minPricesOfCondition = 5;
