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

/** A link to the search without one part. */
export type WayLink = { label: string; to: string };

/** Interpretations of the words, each with a link to the search without it. */
export function understoodLinks(search: SearchState, understood: readonly Understood[]): WayLink[] {
  return understood.map(({ label, rest }) => ({ label, to: searchAddress(withWords(search, rest)) }));
}

/**
 * An interpretation of the words, by the parameter of its filter. The side has one control for all its values, which
 * shows the `value` and can replace it: `rest` are the words without it.
 */
export type Interpretation = { key: string; label: string; side?: { value: string; rest: string } };

/** Interpretations to show beside the filters; plain words belong to none. */
export const interpretations = (understood: readonly Understood[]): Interpretation[] =>
  understood
    .filter(({ key }) => key !== 'word')
    .map(({ key, label, value, rest }) => ({
      key,
      label,
      ...(key === 'hand' ? { side: { value, rest } } : {}),
    }));

/** Parameters that words may imply and filters can change. */
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
 * The search with its words converted to filters, which can be changed one by one; undefined when the words
 * imply no filter. Selected filters and alternatives ("or") are left alone.
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
 * Links that broaden a search, with result counts: a wider radius (`wider`), a relaxed criterion, or the search
 * without it. Clearing everything has its own button.
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

/** Applies one loosening to the search. */
export function looserSearch(
  search: SearchState,
  { key, values, rest, place, radius }: SearchResult['loosen'][number],
): SearchState {
  const words = rest === undefined ? search : withWords(search, rest);
  if (place !== undefined && radius !== undefined) return searchAround(words, place, String(radius));
  const name = searchParameters.find((each) => each === key && each !== 'q');
  return name ? changed(words, name, values) : words;
}
