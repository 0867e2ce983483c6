import type { Platform } from '../../platform/platform.ts';
import type { SearchQuery } from './contract.ts';
import { sqlEngine } from './in-sql/db-engine.ts';
import { prepareSearch } from './prepare.ts';

export { allOf, engineOf, countDistricts, isIndexed } from './engines.ts';
export { promotedShown } from './rules.ts';
export { openIndex, type OpenIndex } from './open-index.ts';
export { type Prepared, prepareSearch } from './prepare.ts';
export { placeNamesOf } from './knowledge.ts';
export { canonicalSearch, nameOfFilter, nameOfSearch, queryOf } from './search-text.ts';

/**
 * Which of these listings a search finds now. Evaluated in SQL, because the index may lag, and a watch must not
 * miss anything.
 */
export async function matchingSince(
  platform: Pick<Platform, 'db' | 'clock'>,
  search: SearchQuery,
  ids: readonly number[],
): Promise<number[]> {
  const { ask } = await prepareSearch(platform, search);
  return sqlEngine(platform.db).among(ask, ids);
}
