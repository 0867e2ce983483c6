import type { Platform } from '../../platform/platform.ts';
import { type SearchQuery, searchQuery } from '../search/contract.ts';
import { canonicalSearch, prepareSearch, queryOf } from '../search/index.ts';
import type { Term } from './db.ts';

/**
 * One word without special characters, followed by at most three digits: excludes addresses, phone numbers and full
 * names.
 */
const word = /^(?=.{3,24}$)\p{L}[\p{L}-]*\d{0,3}$/u;

/**
 * The terms to count for a search: unknown words and, when nothing is found, the recognized meaning. Free text is
 * excluded from the latter, so that it contains only names from the catalogue and the list of places.
 */
export async function termsOf(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: string,
  query: SearchQuery,
): Promise<Term[]> {
  const { engine, ask } = await prepareSearch(platform, query);
  const found = await engine.count(ask);
  const understood = ask.plan?.understood ?? [];
  const strange =
    found > 0 ? [] : understood.flatMap(({ key, label }) => (key === 'word' ? label.split(/\s+/) : []));
  const words = [...(ask.plan?.ignored ?? []), ...strange].filter((each) => word.test(each));
  const unfound = found > 0 ? undefined : canonicalSearch(facts(search, understood));
  return [
    ...[...new Set(words.map((each) => each.toLocaleLowerCase('cs')))].map((term): Term => ({
      measure: 'unknown-word',
      term,
    })),
    ...(unfound === undefined ? [] : [{ measure: 'no-result', term: unfound } as const]),
  ];
}

/** The parameters of a search, including those recognized in its words, without the words. */
function facts(search: string, understood: readonly { key: string; value: string }[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('q');
  for (const { key, value } of understood)
    if (key in searchQuery.shape && queryOf(String(new URLSearchParams([[key, value]]))))
      parameters.append(key, value);
  parameters.delete('cursor');
  return queryOf(String(parameters)) ? String(parameters) : '';
}
