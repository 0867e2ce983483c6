import { choiceFilters, numberFilters } from '../catalogue/address.ts';

/** The parameters of a search, in the one order its address writes them. */
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

/** Parameters written `min-max`, either side open; a plain form sends each end as a field of its own. */
export const rangeParameters: readonly SearchParameter[] = ['price', ...numberFilters];
