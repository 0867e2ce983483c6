import { changed, defaultSort, rangeFields, type SearchState } from './address.ts';
import { rangeParameters, type SearchParameter, searchParameters } from './parameters.ts';
import { rangeOfFields, writtenValues } from './written-values.ts';

/**
 * Parses the category in the path and the query of `/vyhledavani/{slug?}`. Empty fields are dropped, `priceMin`
 * and `priceMax` become `price` (likewise every range), duplicates are removed.
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

/** Invalid input of range fields, by field name. */
export function wrongRanges(query: URLSearchParams): Record<string, string> {
  const fields = rangeParameters.flatMap((name) => Object.values(rangeFields(name)));
  const typed = fields.map((field): [string, string] => [field, query.get(field)?.trim() ?? '']);
  return Object.fromEntries(typed.filter(([, text]) => text !== '' && !rangeOfFields(text, '')));
}

/** Adds raw input to a URL, for the server to resolve or refuse. */
export function withTyped(address: string, typed: Readonly<Record<string, string>>): string {
  const text = String(new URLSearchParams(typed));
  return text === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${text}`;
}

/** Whether a code is a district or a region, which have no radius. */
export const isWholeArea = (code: string): boolean => /^CZ\w+$/.test(code);

/** Whether distances can be measured from a place; a region has no centre. */
export const hasMiddle = (code: string): boolean => !/^CZ\w{3}$/.test(code);

/** Drops a group when one of its own categories is selected. */
export function narrowest(search: SearchState, parents: Readonly<Record<string, string>>): SearchState {
  const chosen = search.category ?? [];
  const above = new Set(chosen.map((slug) => parents[slug]));
  const remaining = chosen.filter((slug) => !above.has(slug));
  return remaining.length === chosen.length ? search : changed(search, 'category', remaining);
}
