import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { inBackground } from '../../platform/database/query-timeout.ts';
import { onNotice } from '../../platform/database/notices.ts';
import type { Platform } from '../../platform/platform.ts';
import { clearCardCache, enableCardCache, disableCardCache } from '../listings/index.ts';
import { serveFrom, serveFromSql } from './engines.ts';
import { type Changes, seenNow } from './db.ts';
import { type Follower, follow } from './feed/follow.ts';
import { type IndexRow, livingIds, readPoints, rowsOf } from './in-memory/db-rows.ts';
import { memoryEngine } from './in-memory/engine.ts';
import { ListingIndex } from './in-memory/listing-index.ts';
import { countWordsBy } from './knowledge.ts';

export type OpenIndex = {
  /** Resolves when the index is in use; before that, and after `close`, SQL is used. */
  readonly ready: Promise<void>;
  /** The current index, for benchmarks. */
  current(): ListingIndex;
  close(): Promise<void>;
};

const rowsPerBatch = 1_000;
/** Number of prefetched batches. */
const readAhead = 2;
/** Rows added before yielding to the event loop. */
const rowsBetweenYields = 100;
const tryAgainMilliseconds = 2_000;
/** Number of removed ordinals from which the index is rebuilt. */
const maxRemoved = (liveListings: number) => Math.max(10_000, liveListings / 3);

/** Builds the index of a database, serves searches from it and keeps it up to date, until closed. */
export function openIndex(platform: Pick<Platform, 'db' | 'log'>, connection: ClientConfig): OpenIndex {
  const { db, log } = platform;
  let index = new ListingIndex();
  let follower: Follower | undefined;
  let building = false;
  let closed = false;
  let made = () => {};
  const ready = new Promise<void>((resolve) => (made = resolve));
  const engine = memoryEngine(() => index);

  /**
   * Builds a new index beside the current one and swaps them. Listings are added by age, so that a block covers
   * one period and most blocks can be skipped.
   */
  async function build(): Promise<void> {
    const start = performance.now();
    const seen = await seenNow(db);
    const fresh = new ListingIndex();
    fresh.setPoints(await inBackground(() => readPoints(db)));
    for await (const rows of batches(await inBackground(() => livingIds(db)))) {
      if (closed) return;
      for (const [number, row] of rows.entries()) {
        fresh.put(row);
        if (number % rowsBetweenYields === 0) await yieldToEventLoop();
      }
    }
    if (closed) return;
    void follower?.stop();
    index = fresh;
    const failed = () => clearCardCache(db);
    follower = follow({ db, log, seen, apply: (changes) => apply(fresh, changes), failed, lost });
    serveFrom(db, engine);
    enableCardCache(db);
    countWordsBy(db, {
      count: () => index.countWords(),
      changes: () => ({ listings: index.revision, places: index.placesRevision }),
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    log.info(
      { listings: fresh.liveListings, seconds, megabytes: (fresh.bytes / 1e6).toFixed(1) },
      'searches are served from memory',
    );
    made();
  }

  /** Reads ahead while rows are being added. */
  async function* batches(ids: readonly number[]): AsyncGenerator<IndexRow[]> {
    const waiting: Promise<IndexRow[]>[] = [];
    for (let from = 0; from < ids.length || waiting.length > 0; from += rowsPerBatch) {
      if (from < ids.length) {
        const reading = rowsOf(db, ids.slice(from, from + rowsPerBatch));
        reading.catch(() => undefined);
        waiting.push(reading);
      }
      if (waiting.length > readAhead || from + rowsPerBatch >= ids.length) {
        const next = waiting.shift();
        if (next) yield await next;
      }
    }
  }

  async function apply(to: ListingIndex, { listingIds, places }: Changes): Promise<void> {
    clearCardCache(db, places ? undefined : listingIds);
    if (places) to.setPoints(await readPoints(db));
    for (let from = 0; from < listingIds.length; from += rowsPerBatch) {
      const ids = listingIds.slice(from, from + rowsPerBatch);
      const rows = await rowsOf(db, ids);
      const living = new Set(rows.map(({ id }) => id));
      for (const id of ids) if (!living.has(id)) to.remove(id);
      for (const row of rows) to.put(row);
      await yieldToEventLoop();
    }
    if (to.removedOrdinals > maxRemoved(to.liveListings)) void keepRebuilding();
  }

  function lost(): void {
    serveNoMore();
    void keepRebuilding();
  }

  function serveNoMore(): void {
    serveFromSql(db);
    disableCardCache(db);
    countWordsBy(db, undefined);
  }

  async function keepRebuilding(): Promise<void> {
    if (building) return;
    building = true;
    for (let built = false; !built && !closed;) {
      try {
        await build();
        built = true;
      } catch (problem) {
        log.warn({ err: problem }, 'the search index could not be built');
        await new Promise((resolve) => setTimeout(resolve, tryAgainMilliseconds).unref());
      }
    }
    building = false;
  }

  void keepRebuilding();
  const notices = onNotice(connection, 'listing_changes', () => follower?.wake(), log);
  return {
    ready,
    current: () => index,
    async close() {
      closed = true;
      serveNoMore();
      await notices.stop();
      await follower?.stop();
    },
  };
}
