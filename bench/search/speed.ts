import { searchQuery } from '../../src/features/search/contract.ts';
import type { Engine } from '../../src/features/search/engine.ts';
import { countedAttributes } from '../../src/features/search/facets/attributes.ts';
import { serveFromSql, engineOf } from '../../src/features/search/engines.ts';
import { memoryEngine } from '../../src/features/search/in-memory/engine.ts';
import { type OpenIndex, openIndex } from '../../src/features/search/open-index.ts';
import { prepareSearch } from '../../src/features/search/prepare.ts';
import { suggestFor } from '../../src/features/search/suggest/suggest.ts';
import { loadBuiltInPlaces } from '../../src/features/places/index.ts';
import { embeddedConnection } from '../../src/platform/database/embedded/server.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { temporaryDatabase } from '../temporary-database.ts';
import { plainTextOfListings } from './db-plain-text.ts';
import { multiplyListings } from './stock.ts';

/** Typical searches: without words, with words, and with filters only. */
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

/** Partially typed words for which suggestions are requested. */
const beginnings = [
  'hůl',
  'unih',
  'unihoc ev',
  'salm',
  'florb',
  'brankářská mas',
  'bota',
  'brn',
  'čepel le',
  'xyz',
];

export type Speed = {
  listings: number;
  build: Build;
  memory: Times;
  sql: Times;
  /** Only searches by words, without filters and counts, by PostgreSQL's full-text search. */
  plain: Times;
  suggestions: Times;
};
/** Seconds until the in-memory index is ready, its CPU seconds, and its size in megabytes. */
type Build = { seconds: number; processor: number; megabytes: number };
/** In milliseconds; `each` has the median of every search, `processor` is the mean CPU time of the thread. */
export type Times = { p50: number; p99: number; longest: number; processor: number; each: number[] };

/**
 * Measures results with all counts and 24 listings, in memory and by SQL, over the same listings in the same
 * run.
 */
export async function measureSpeed(
  listings: number,
  rounds: { warm: number; memory: number; sql: number },
): Promise<Speed> {
  const database = await temporaryDatabase();
  const { platform, dataDir } = database;
  try {
    await loadBuiltInPlaces(platform);
    await multiplyListings(platform, listings);
    const { build, index } = await measureBuild(platform, dataDir);
    const answers = await answersTo(platform, searches);
    // Without the result cache, which would hide the time of the search itself.
    const fromMemory = memoryEngine(() => index.current(), { caching: false });
    const byIndex = answers.map((by) => () => by(fromMemory));
    await timesOf(byIndex, rounds.warm);
    const memory = await timesOf(byIndex, rounds.memory);
    const typing = beginnings.map((typed) => () => suggestFor(platform, typed));
    await timesOf(typing, rounds.warm);
    const suggestions = await timesOf(typing, rounds.memory);
    serveFromSql(platform.db);
    const sqlEngine = engineOf(platform.db);
    const sql = await timesOf(
      answers.map((by) => () => by(sqlEngine)),
      rounds.sql,
    );
    await index.close();
    const plainText = await plainTextOfListings(platform.db);
    const words = searches.map((search) => searchQuery.parse(search));
    const plain = await timesOf(
      words.flatMap(({ q, limit }) => (q === undefined ? [] : [() => plainText.page(q, limit)])),
      rounds.sql,
    );
    return { listings, build, memory, sql, plain, suggestions };
  } finally {
    await database.close();
  }
}

async function measureBuild(
  platform: Platform,
  dataDir: string,
): Promise<{ build: Build; index: OpenIndex }> {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const [start, spent] = [performance.now(), process.threadCpuUsage()];
  const index = openIndex(platform, embeddedConnection(dataDir));
  await index.ready;
  const seconds = (performance.now() - start) / 1_000;
  const processor = millisecondsSince(spent) / 1_000;
  globalThis.gc?.();
  const after = process.memoryUsage();
  const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6;
  return { build: { seconds, processor, megabytes }, index };
}

/** Parses and plans each search, ready to be run by an engine. */
async function answersTo(platform: Platform, asked: typeof searches) {
  return Promise.all(
    asked.map(async (search) => {
      const query = searchQuery.parse(search);
      const { ask, order } = await prepareSearch(platform, query);
      const counts = { attributes: countedAttributes(ask.conditions), radii: [] };
      const wanted = { page: { order, atMost: query.limit + 1 }, counts };
      return (engine: Engine) => engine.answer(ask, wanted);
    }),
  );
}

/** A statement cancelled by the database after 30 seconds counts with its duration so far. */
async function timesOf(works: readonly (() => Promise<unknown>)[], rounds: number): Promise<Times> {
  const all: number[] = [];
  const each: number[] = [];
  const spent = process.threadCpuUsage();
  for (const work of works) {
    const own: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await work().catch(unlessGivenUp);
      own.push(performance.now() - start);
    }
    each.push(middle(own, 0.5));
    all.push(...own);
  }
  const processor = millisecondsSince(spent) / all.length;
  return { p50: middle(all, 0.5), p99: middle(all, 0.99), longest: Math.max(...all), processor, each };
}

const millisecondsSince = (spent: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(spent);
  return (user + system) / 1_000;
};

function unlessGivenUp(problem: unknown): void {
  const canceled = '57014';
  if (!(problem instanceof Error && 'code' in problem && problem.code === canceled)) throw problem;
}

function middle(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
}
