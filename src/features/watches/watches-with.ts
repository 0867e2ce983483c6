import type { Database } from '../../platform/platform.ts';
import { currentValue, mergedValues } from '../catalogue/index.ts';
import { countWatchesMatching, watchesMatching, renameSearch } from './db-searching.ts';
import { canonicalSearch, nameOfSearch, queryOf } from '../search/index.ts';

/** Watches whose search has a value in one of the parameters. */
export async function countWatchesWith(
  db: Database,
  parameters: readonly string[],
  value: string,
): Promise<number> {
  return countWatchesMatching(db, naming(parameters, [value]));
}

/**
 * Watches that name something merged name the other one from now on. One whose owner watches the same already stays as it
 * is: it finds the same, and its emails lead to it.
 */
export async function mergeInWatches(db: Database): Promise<void> {
  const merged = mergedValues();
  if (merged.length === 0) return;
  const pattern = naming(
    merged.map(({ parameter }) => parameter),
    merged.map(({ from }) => from),
  );
  for (const { id, email, search: before } of await watchesMatching(db, pattern)) {
    const pairs = [...new URLSearchParams(before)].map(([name, value]): [string, string] => [
      name,
      currentValue(name, value),
    ]);
    const search = canonicalSearch(String(new URLSearchParams(pairs)));
    const query = search === undefined ? undefined : queryOf(search);
    if (search === undefined || search === before || !query) continue;
    await renameSearch(db, { id, email, search, name: await nameOfSearch(db, query) });
  }
}

/** A regular expression; parameters and values of the catalogue have no signs that mean anything in it. */
const naming = (parameters: readonly string[], values: readonly string[]) =>
  `(^|&)(${[...new Set(parameters)].join('|')})=(${[...new Set(values)].join('|')})(&|$)`;
