export { computeUsualPrices } from './price-guide/compute.ts';
export { usualPriceOf } from './price-guide/read.ts';
export { linesOfAddress } from './read-product.ts';
export { readSizeSegment, sizeAttribute, sizedCategories, sizeOf, sizeSegment } from './sizes.ts';
