import { choiceFilters, numberFilters } from '../catalogue/address.ts';

/** Search parameters in the canonical order of URLs. */
export const searchParameters = [
  'q',
  'kind',
  'category',
  'brand',
  'condition',
  'wear',
  'price',
  'priceType',
  'swap',
  'place',
  'radius',
  'photo',
  'seller',
  'age',
  ...numberFilters,
  ...choiceFilters,
  'sort',
  'limit',
  'cursor',
] as const;
export type SearchParameter = (typeof searchParameters)[number];

/** Orders of a search; each has a label, an implementation in SQL and one in memory. */
export const sorts = ['relevance', 'newest', 'cheapest', 'dearest', 'nearest'] as const;
export type Sort = (typeof sorts)[number];

/** Parameters written `min-max`, either end open; a plain form has a field for each end. */
export const rangeParameters: readonly SearchParameter[] = ['price', ...numberFilters];
