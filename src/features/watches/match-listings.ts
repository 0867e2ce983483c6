import type { Platform } from '../../platform/platform.ts';
import { matchingSince } from '../search/index.ts';
import {
  type PendingListing,
  deletePending,
  pendingListings,
  noteMatches,
  watchedSearches,
} from './db-matches.ts';
import { queryOf } from './search-text.ts';

const listingsPerBatch = 500;
const searchesPerBatch = 200;

/**
 * Looks at every listing that is new or changed with the eyes of everybody who watches. A search watched by many is
 * asked once. Killed in the middle, it begins again and notes nothing twice.
 */
export async function matchNewListings(platform: Platform): Promise<void> {
  for (;;) {
    const news = await pendingListings(platform.db, listingsPerBatch);
    if (news.length === 0) return;
    await matchAll(platform, news);
    await deletePending(platform.db, news);
  }
}

async function matchAll(platform: Platform, news: readonly PendingListing[]): Promise<void> {
  const ids = news.map(({ listingId }) => listingId);
  for (let after = ''; ;) {
    const searches = await watchedSearches(platform.db, after, searchesPerBatch);
    for (const search of searches) await matchSearch(platform, search, ids);
    const last = searches.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function matchSearch(platform: Platform, search: string, ids: readonly number[]): Promise<void> {
  const query = queryOf(search);
  if (!query) {
    platform.log.warn({ search }, 'a watched search is no longer one');
    return;
  }
  const found = await matchingSince(platform, query, ids);
  if (found.length > 0) await noteMatches(platform.db, search, found, platform.clock.now());
}
