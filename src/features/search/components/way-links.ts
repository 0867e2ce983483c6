import { numberFilters } from '../../catalogue/address.ts';
import { conditions } from '../../catalogue/contract.ts';
import { withoutSpans } from '../../query-understanding/rules.ts';
import {
  changed,
  searchParameters,
  type SearchState,
  searchAddress,
  searchAround,
  withWords,
} from '../address.ts';
import type { SearchResult, Understood } from '../contract.ts';

/** A link to the search without a part of it. */
export type WayLink = { label: string; to: string };

/** What parts of the words were taken for, each with the search without it. */
export function understoodLinks(search: SearchState, understood: readonly Understood[]): WayLink[] {
  return understood.map(({ label, rest }) => ({ label, to: searchAddress(withWords(search, rest)) }));
}

/** Parameters that words may mean and people may change. */
const filters: readonly string[] = [
  'category',
  'brand',
  'condition',
  'price',
  'priceType',
  'swap',
  'place',
  'hand',
  ...numberFilters,
];

/**
 * The same search with what its words say as filters, which can then be changed one by one; nothing where the words say
 * nothing that a filter could. What is chosen already stays, and so does what means one of several.
 */
export function wordsAsFilters(
  search: SearchState,
  understood: SearchResult['understood'],
): string | undefined {
  const taken = understood.filter(
    ({ key, value, label }) =>
      filters.includes(key) &&
      !/ nebo | \+ /.test(label) &&
      (key !== 'condition' || conditions.some((condition) => condition === value)) &&
      searchParameters.every((name) => name !== key || search[name] === undefined),
  );
  if (taken.length === 0) return undefined;
  const words = withWords(
    search,
    withoutSpans(
      search.q?.[0] ?? '',
      taken.flatMap(({ spans }) => spans),
    ),
  );
  return searchAddress(
    searchParameters.reduce((left, name) => {
      const values = taken.filter(({ key }) => key === name).map(({ value }) => value);
      return values.length > 0 ? changed(left, name, values) : left;
    }, words),
  );
}

/**
 * What would make a search find more, and how many listings that gives: a look further around (`wider`), what lies just
 * beside a wish, or the search without it. That everything could be left out is said by a button of its own.
 */
export function loosenLinks(
  search: SearchState,
  loosen: SearchResult['loosen'],
): (WayLink & { count: number; wider: boolean })[] {
  return loosen
    .map((each) => ({
      label: each.label,
      count: each.count,
      to: searchAddress(looserSearch(search, each)),
      wider: each.key === 'radius' || each.key === 'place',
    }))
    .filter(({ to }) => to !== searchAddress({}));
}

/** The search as one of its loosenings has it. */
export function looserSearch(
  search: SearchState,
  { key, values, rest, place, radius }: SearchResult['loosen'][number],
): SearchState {
  const words = rest === undefined ? search : withWords(search, rest);
  if (place !== undefined && radius !== undefined) return searchAround(words, place, String(radius));
  const name = searchParameters.find((each) => each === key && each !== 'q');
  return name ? changed(words, name, values) : words;
}
