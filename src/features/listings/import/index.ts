export { importListings } from './import-listings.ts';
export { linesOf } from './lines.ts';
export { printSummary, printedProgress } from './print.ts';
