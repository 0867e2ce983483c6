import { type SearchQuery, searchQuery } from '../search/contract.ts';

/** What says how a search is shown, not what it finds. */
const ofTheList: ReadonlySet<string> = new Set(['sort', 'limit', 'cursor']);

/** Reads the parameters of a search, `q=hul&category=florbalky`; nothing where one of them does not hold. */
export function queryOf(text: string): SearchQuery | undefined {
  const given = new URLSearchParams(text);
  const values = [...new Set(given.keys())].map((name): [string, string | string[]] => {
    const all = given.getAll(name);
    return [name, all.length === 1 ? (all[0] ?? '') : all];
  });
  return searchQuery.safeParse(Object.fromEntries(values)).data;
}

/**
 * The one way to write what is watched: known parameters only, those of the list left out, names and values in
 * their order. Nothing where the search does not hold or would find everything.
 */
export function canonicalSearch(text: string): string | undefined {
  const query = queryOf(text);
  if (!query) return undefined;
  const names = new Set(Object.keys(query).filter((name) => !ofTheList.has(name)));
  const pairs = [...new URLSearchParams(text)]
    .map(([name, value]): [string, string] => [name, value.replaceAll(/\s+/g, ' ').trim()])
    .filter(([name, value]) => names.has(name) && value !== '');
  const each = new Map(pairs.map((pair) => [JSON.stringify(pair), pair]));
  const sorted = [...each.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
  return sorted.length > 0 ? String(new URLSearchParams(sorted)) : undefined;
}
