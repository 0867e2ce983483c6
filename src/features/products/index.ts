export { computeUsualPrices } from './price-guide/compute.ts';
