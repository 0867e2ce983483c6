import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Load, load } from './load.ts';
import type { MeasuredPage } from './pages.ts';

export type PageLoads = Record<Way, Load>;
export type LoadRequest = { pages: readonly MeasuredPage[]; urls: { bazaar: string; bare: string } };
export type Loads = { loads: PageLoads[]; unasked: Load };
type Way = 'cached' | 'rendered' | 'bare';

/** Headers that browsers send. */
export const browserHeaders = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
/** A request with a visitor's own cookie bypasses the page cache. */
const ownCookie = { cookie: 'bench=1' };

const turns = 3;
const connections = 8;
const milliseconds = 1_500;

/**
 * Loads each page from the page cache, without it, and from the bare server. The three alternate, so that other
 * load on the machine affects all of them equally. The round with the median rate counts.
 */
export async function loadAlternately(
  pages: readonly MeasuredPage[],
  urls: { bazaar: string; bare: string },
): Promise<PageLoads[]> {
  const measured: PageLoads[] = [];
  for (const { path } of pages) {
    const ways = {
      cached: () => load(urls.bazaar, path, options()),
      rendered: () => load(urls.bazaar, path, options(ownCookie)),
      bare: () => load(urls.bare, path, options()),
    };
    const seen: Record<Way, Load[]> = { cached: [], rendered: [], bare: [] };
    await load(urls.bazaar, path, { ...options(ownCookie), milliseconds: milliseconds / 2 });
    for (let turn = 0; turn < turns; turn += 1) {
      for (const way of ['cached', 'rendered', 'bare'] as const) seen[way].push(await ways[way]());
    }
    measured.push({
      cached: middleOf(seen.cached),
      rendered: middleOf(seen.rendered),
      bare: middleOf(seen.bare),
    });
  }
  return measured;
}

/** Runs both kinds of load from a dedicated process. */
export async function loadInChildProcess(asked: LoadRequest): Promise<Loads> {
  const child = fork(fileURLToPath(new URL('load-process.ts', import.meta.url)));
  child.send(asked);
  const ended = once(child, 'exit').then(() => {
    throw new Error('The client of the benchmark failed');
  });
  const [loads] = await Promise.race([once(child, 'message'), ended]);
  return loads;
}

/** Loads result pages of searches that are all different, so that none is cached. */
export async function loadUncached(bazaar: string): Promise<Load> {
  let asked = 0;
  const next = () => {
    asked += 1;
    return `/vyhledavani/florbalky?price=${asked % 500}-${600 + asked}`;
  };
  await load(bazaar, next, { ...options(ownCookie), milliseconds: milliseconds / 2 });
  const turnsTaken: Load[] = [];
  for (let turn = 0; turn < turns; turn += 1) turnsTaken.push(await load(bazaar, next, options(ownCookie)));
  return middleOf(turnsTaken);
}

function options(more: Record<string, string> = {}) {
  return { connections, milliseconds, headers: { ...browserHeaders, ...more } };
}

function middleOf(loads: Load[]): Load {
  const middle = loads.toSorted((a, b) => a.rate - b.rate)[Math.floor(loads.length / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}
