export { importListings, linesOf } from './import-listings.ts';
export { printSummary, printedProgress } from './print.ts';
