import { choiceFilters, numberFilters } from '../../../features/catalogue/contract.ts';

/** Search parameters that can prefill a demand or an offer. */
const parameters: readonly string[] = [
  'q',
  'title',
  'category',
  'brand',
  'model',
  'condition',
  'price',
  'place',
  ...numberFilters,
  ...choiceFilters,
];

const maxPairs = 40;
const longest = 100;

/** The prefilling parameters of a URL as `?…` for the next step; empty when there are none. */
export function wishQuery(params: URLSearchParams): string {
  const pairs = [...params]
    .filter(([name, value]) => parameters.includes(name) && value.trim() !== '' && value.length <= longest)
    .slice(0, maxPairs);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
