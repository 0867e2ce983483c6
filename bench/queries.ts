import { Kysely, PostgresDialect } from 'kysely';
import { pino } from 'pino';
import { createApi } from '../src/api/api.ts';
import { openIndex } from '../src/features/search/index.ts';
import { createPool } from '../src/platform/database/pool.ts';
import { embeddedConnection } from '../src/platform/database/embedded/server.ts';
import type { Tables } from '../src/platform/database/tables.ts';
import type { Platform } from '../src/platform/platform.ts';
import { builtPages } from '../src/bootstrap/built-pages.ts';
import { servicesOf } from '../src/bootstrap/open-site.ts';
import type { MeasuredPage } from './pages.ts';

export type PageQueries = {
  queries: number;
  /**
   * Total database time in milliseconds, queries in sequence, of a page that has been rendered once before.
   */
  milliseconds: number;
};

/**
 * Renders each page in this process with a query-counting database; searches are served from the index, as in
 * production.
 */
export async function measureQueries(
  platform: Platform,
  pages: readonly MeasuredPage[],
): Promise<PageQueries[]> {
  const pool = createPool(embeddedConnection(platform.config.dataDir), 16, pino({ level: 'silent' }));
  let seen: number[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // Queries of the change feed run in the background and are not counted.
    log: ({ query, queryDurationMillis }) =>
      void (query.sql.includes('listing_changes') || seen.push(queryDurationMillis)),
  });
  const counting = { ...platform, db };
  const index = openIndex(counting, embeddedConnection(platform.config.dataDir));
  await index.ready;
  const render = await builtPages(servicesOf(counting, createApi(counting)));
  const visit = { requestId: 'bench', client: 'bench' };
  const found: PageQueries[] = [];
  for (const { path } of pages) {
    let queries = 0;
    for (let turn = 0; turn < 2; turn += 1) {
      seen = [];
      const answer = await render(new Request(platform.config.appUrl + path), visit);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await answer.text();
      queries = Math.max(queries, seen.length);
    }
    found.push({ queries, milliseconds: seen.reduce((sum, each) => sum + each, 0) });
  }
  await index.close();
  await pool.end();
  return found;
}
