import type { Platform } from '../../platform/platform.ts';
import { matchingSince } from '../search/index.ts';
import { type News, forgetNews, newsToLookAt, noteMatches, watchedSearches } from './db-matches.ts';
import { queryOf } from './search-text.ts';

const newsAtOnce = 500;
const searchesAtOnce = 200;

/**
 * Looks at every advert that is new or changed with the eyes of everybody who watches. A search watched by many is
 * asked once. Killed in the middle, it begins again and notes nothing twice.
 */
export async function lookForAll(platform: Platform): Promise<void> {
  for (;;) {
    const news = await newsToLookAt(platform.db, newsAtOnce);
    if (news.length === 0) return;
    await look(platform, news);
    await forgetNews(platform.db, news);
  }
}

async function look(platform: Platform, news: readonly News[]): Promise<void> {
  const ids = news.map(({ listingId }) => listingId);
  for (let after = ''; ;) {
    const searches = await watchedSearches(platform.db, after, searchesAtOnce);
    for (const search of searches) await lookFor(platform, search, ids);
    const last = searches.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function lookFor(platform: Platform, search: string, ids: readonly number[]): Promise<void> {
  const query = queryOf(search);
  if (!query) {
    platform.log.warn({ search }, 'a watched search is no longer one');
    return;
  }
  const found = await matchingSince(platform, query, ids);
  if (found.length > 0) await noteMatches(platform.db, search, found, platform.clock.now());
}
