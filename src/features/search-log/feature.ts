import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import type { Feature } from '../feature.ts';
import type { ListExport } from '../list-export.ts';
import { nameOfFilter, nameOfSearch, queryOf } from '../search/index.ts';
import * as contract from './contract.ts';
import type { SearchLog } from './contract.ts';
import { searchCounter } from './count-searches.ts';
import { deleteLogBefore, readLog } from './db.ts';

/** What people recently searched for without success, most frequent first. */
export async function readSearchLog(
  platform: Pick<Platform, 'db' | 'clock'>,
  days: number,
): Promise<SearchLog> {
  const rows = await readLog(platform.db, daysAgo(platform, days), contract.maxTerms);
  const of = (measure: string) => rows.filter((row) => row.measure === measure);
  return {
    words: of('unknown-word').map(({ term, visitors }) => ({ word: term, visitors })),
    searches: await Promise.all(
      of('no-result').flatMap(({ term, visitors }) => {
        const query = queryOf(term);
        return query
          ? [nameOfSearch(platform.db, query).then((name) => ({ search: term, name, visitors }))]
          : [];
      }),
    ),
    filters: of('dropped-filter').map(({ term, visitors }) => ({
      key: term,
      name: nameOfFilter(term),
      visitors,
    })),
  };
}

function daysAgo({ clock }: Pick<Platform, 'clock'>, days: number): string {
  return new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

function searchLogRoutes(platform: Platform): Endpoint[] {
  const counter = searchCounter(platform);
  return [
    implement(contract.noteSearch, ({ body }, { viewer, client }) =>
      counter.note({ ...body, client, viewerId: viewer?.advertiserId }),
    ),
    implement(contract.getSearchLog, ({ query }) => readSearchLog(platform, query.days)),
  ];
}

function searchLogSchedule(platform: Platform): ScheduledWork[] {
  const trim = () => deleteLogBefore(platform.db, daysAgo(platform, contract.searchLogDays));
  return [{ name: 'trim-search-log', cron: '49 3 * * *', run: trim }];
}

/** The most frequent of what people did not find, of all days that are stored. */
const searchLogExport: ListExport = {
  name: 'search-log',
  audience: 'admin',
  columns: ['Co', 'Znění', 'Návštěvníků'],
  async *rows(platform) {
    const { words, searches, filters } = await readSearchLog(platform, contract.searchLogDays);
    for (const { word, visitors } of words) yield ['neznámé slovo', word, visitors];
    for (const { name, visitors } of searches) yield ['hledání bez výsledku', name, visitors];
    for (const { name, visitors } of filters) yield ['ubraný filtr', name, visitors];
  },
};

export const searchLogFeature: Feature = {
  contract,
  endpoints: searchLogRoutes,
  schedule: searchLogSchedule,
  lists: [searchLogExport],
};
