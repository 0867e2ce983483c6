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

/** Orders of a search; each has a name for people, an order in SQL and one in memory. */
export const sorts = ['relevance', 'newest', 'cheapest', 'dearest', 'nearest'] as const;
export type Sort = (typeof sorts)[number];

/** Parameters written `min-max`, either side open; a plain form sends each end as a field of its own. */
export const rangeParameters: readonly SearchParameter[] = ['price', ...numberFilters];
