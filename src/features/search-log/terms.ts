import type { Platform } from '../../platform/platform.ts';
import { type SearchQuery, searchQuery } from '../search/contract.ts';
import { prepareSearch } from '../search/index.ts';
import { canonicalSearch, queryOf } from '../watches/index.ts';
import type { Term } from './db.ts';

/** One word without signs, with a number at most as long as those of sizes: no address, telephone or name in full. */
const word = /^(?=.{3,24}$)\p{L}[\p{L}-]*\d{0,3}$/u;

/**
 * What is worth counting of a search: the words it does not understand, and, where it finds nothing, what it was
 * understood to ask for. Free text is left out of the latter, so that it says only what the catalogue and the list of
 * places have names for.
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

/** The parameters of a search, those that its words mean among them, without the words. */
function facts(search: string, understood: readonly { key: string; value: string }[]): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('q');
  for (const { key, value } of understood)
    if (key in searchQuery.shape && queryOf(String(new URLSearchParams([[key, value]]))))
      parameters.append(key, value);
  parameters.delete('cursor');
  return queryOf(String(parameters)) ? String(parameters) : '';
}
