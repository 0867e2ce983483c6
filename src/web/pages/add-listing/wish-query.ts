import { choiceFilters, numberFilters } from '../../../features/catalogue/contract.ts';

/** Parameters of a search that a demand can take over, or an offer begin with. */
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

/** What an address says of the thing looked for, as `?…` for the next step; empty when it says nothing. */
export function wishQuery(params: URLSearchParams): string {
  const pairs = [...params]
    .filter(([name, value]) => parameters.includes(name) && value.trim() !== '' && value.length <= longest)
    .slice(0, maxPairs);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
