import { type SearchQuery, searchQuery } from '../../src/features/search/contract.ts';
import type { Engine } from '../../src/features/search/engine.ts';
import { countedAttributes } from '../../src/features/search/facets/attributes.ts';
import { serveFromSql, engineOf } from '../../src/features/search/engines.ts';
import { memoryEngine } from '../../src/features/search/in-memory/engine.ts';
import { openIndex, prepareSearch } from '../../src/features/search/index.ts';
import { loadBuiltInPlaces } from '../../src/features/places/index.ts';
import { embeddedConnection } from '../../src/platform/database/embedded/server.ts';
import type { Database } from '../../src/platform/platform.ts';
import { throwAwayDatabase } from '../throw-away.ts';
import { plainTextOfListings } from './db-plain-text.ts';
import { multiplyListings } from './stock.ts';

/** Searches as people make them: no words, words, and filters over everything. */
export const searches: readonly Record<string, unknown>[] = [
  {},
  { q: 'florbalka' },
  { q: 'hůl unihoc levá 96' },
  { q: 'brankářská maska L' },
  { q: 'unihok 96 leva do 800 brno' },
  { q: 'boty salming 42' },
  { q: 'dětská hůl' },
  { q: 'salming', category: 'florbalky', hand: 'left', price: '-1500' },
  { category: 'florbalky' },
  { category: 'florbalky', hand: 'left', flexMm: '24-28', sort: 'cheapest' },
  { category: 'cepele', bladeHardness: ['soft', 'medium'] },
  { kind: 'offer', condition: ['new', 'like-new'], seller: 'private' },
  { brand: ['unihoc', 'salming'], price: '300-1200', sort: 'dearest' },
  { place: 'CZ064', age: '7' },
  { kind: 'demand' },
];

export type Speed = {
  listings: number;
  /** Seconds until searches are served from memory, and megabytes that the index takes. */
  build: number;
  megabytes: number;
  memory: Times;
  sql: Times;
  /** Only searches by words, without any filter or count, by PostgreSQL's own text search. */
  plain: Times;
};
/** Milliseconds. */
export type Times = { p50: number; p99: number; each: number[] };

/** Answers with all counts and 24 listings, from memory and from SQL, over the same adverts in the same run. */
export async function measureSpeed(
  listings: number,
  rounds: { memory: number; sql: number },
): Promise<Speed> {
  const database = await throwAwayDatabase();
  const { platform, dataDir } = database;
  try {
    await loadBuiltInPlaces(platform);
    await multiplyListings(platform, listings);
    const before = process.memoryUsage();
    const start = performance.now();
    const index = openIndex(platform, embeddedConnection(dataDir));
    await index.ready;
    const build = (performance.now() - start) / 1000;
    globalThis.gc?.();
    const after = process.memoryUsage();
    const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6;
    // Every answer is worked out: one that is remembered takes no time worth measuring.
    const fromMemory = memoryEngine(() => index.current(), { remembers: false });
    serveFromSql(platform.db);
    const sqlEngine = engineOf(platform.db);
    const queries = searches.map((search) => searchQuery.parse(search));
    await timesOf(platform, queries, fromMemory, 20);
    const memory = await timesOf(platform, queries, fromMemory, rounds.memory);
    const bySql = await timesOf(platform, queries, sqlEngine, rounds.sql);
    await index.close();
    const plain = await timesOfPlainText(platform.db, rounds.sql);
    return { listings, build, megabytes, memory, sql: bySql, plain };
  } finally {
    await database.close();
  }
}

async function timesOf(
  platform: Parameters<typeof prepareSearch>[0],
  queries: readonly SearchQuery[],
  engine: Engine,
  rounds: number,
): Promise<Times> {
  const all: number[] = [];
  const each: number[] = [];
  for (const query of queries) {
    const { ask, order } = await prepareSearch(platform, query);
    const wanted = {
      page: { order, atMost: query.limit + 1 },
      counts: { attributes: countedAttributes(ask.conditions), radii: [] },
    };
    const own: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await engine.answer(ask, wanted);
      own.push(performance.now() - start);
    }
    each.push(middle(own, 0.5));
    all.push(...own);
  }
  return { p50: middle(all, 0.5), p99: middle(all, 0.99), each };
}

/** The words of the searches, one after another, for the first page and the number of all. */
async function timesOfPlainText(db: Database, rounds: number): Promise<Times> {
  const plainText = await plainTextOfListings(db);
  const all: number[] = [];
  const each: number[] = [];
  for (const { q, limit } of searches.map((search) => searchQuery.parse(search))) {
    if (q === undefined) continue;
    const own: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await plainText.page(q, limit);
      own.push(performance.now() - start);
    }
    each.push(middle(own, 0.5));
    all.push(...own);
  }
  return { p50: middle(all, 0.5), p99: middle(all, 0.99), each };
}

function middle(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
}
