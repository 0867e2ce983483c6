import { changed, defaultSort, rangeFields, type SearchState } from './address.ts';
import { rangeParameters, type SearchParameter, searchParameters } from './parameters.ts';
import { rangeOfFields, writtenValues } from './written-values.ts';

/**
 * Reads the path's category and the query of `/vyhledavani/{slug?}`. Empty fields of a plain form are left out,
 * `priceMin` and `priceMax` become `price` (as with every range), values that repeat are kept once.
 */
export function readSearch(slug: string | undefined, query: URLSearchParams): SearchState {
  const found: Partial<Record<SearchParameter, readonly string[]>> = {};
  for (const name of searchParameters) {
    const values = writtenValues(name, [
      ...(name === 'category' && slug ? [slug] : []),
      ...query.getAll(name),
    ]);
    if (values.length > 0) found[name] = values;
  }
  for (const name of rangeParameters) {
    const { min, max } = rangeFields(name);
    const range = rangeOfFields(query.get(min) ?? '', query.get(max) ?? '');
    if (range) found[name] = [range];
  }
  if (!found.place || found.place.some(isWholeArea)) delete found.radius;
  const sort = found.sort?.[0];
  const nowhere = sort === 'nearest' && !found.q && !found.place?.some(hasMiddle);
  if (sort === defaultSort(found) || (sort === 'relevance' && !found.q) || nowhere) delete found.sort;
  return found;
}

/** What stands in the two fields of a range and is no number, by field. */
export function wrongRanges(query: URLSearchParams): Record<string, string> {
  const fields = rangeParameters.flatMap((name) => Object.values(rangeFields(name)));
  const typed = fields.map((field): [string, string] => [field, query.get(field)?.trim() ?? '']);
  return Object.fromEntries(typed.filter(([, text]) => text !== '' && !rangeOfFields(text, '')));
}

/** An address with what was only typed, for the server to understand or refuse. */
export function withTyped(address: string, typed: Readonly<Record<string, string>>): string {
  const text = String(new URLSearchParams(typed));
  return text === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${text}`;
}

/** Whether a code means a district or a region: they have borders and no surroundings. */
export const isWholeArea = (code: string): boolean => /^CZ\w+$/.test(code);

/** Whether others are near to a place or far from it; a whole region has no middle to measure from. */
export const hasMiddle = (code: string): boolean => !/^CZ\w{3}$/.test(code);

/** A category that holds another chosen one only leads to it: the narrower one is what is searched. */
export function narrowest(search: SearchState, parents: Readonly<Record<string, string>>): SearchState {
  const chosen = search.category ?? [];
  const above = new Set(chosen.map((slug) => parents[slug]));
  const remaining = chosen.filter((slug) => !above.has(slug));
  return remaining.length === chosen.length ? search : changed(search, 'category', remaining);
}
