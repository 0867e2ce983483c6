import { dailyVisitors, type Visitor } from '../../../platform/daily-visitors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type View, addViews } from './db.ts';

/** Views wait in memory this long, so that looking at a listing writes nothing. */
const batchMilliseconds = 5_000;
/** A flood is not worth more memory: views over the batch are dropped. */
const maxInBatch = 20_000;

export type Look = Visitor & { listingId: number };

export type ViewCounter = {
  note(look: Look): void;
  /** Writes what waits; for tests, and by itself a few seconds after the first view of a batch. */
  flush(): Promise<void>;
};

/** Counts a visitor of a listing once a day; the database gets sums (docs/decisions/0030). */
export function viewCounter({
  db,
  clock,
  ids,
  log,
}: Pick<Platform, 'db' | 'clock' | 'ids' | 'log'>): ViewCounter {
  const visitors = dailyVisitors({ clock, ids });
  let day = '';
  let waiting: View[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const views = waiting;
    waiting = [];
    if (views.length === 0) return;
    try {
      await addViews(db, day, views);
    } catch (problem) {
      log.warn({ err: problem, views: views.length }, 'views could not be counted');
    }
  }

  return {
    note(look) {
      if (waiting.length >= maxInBatch) return;
      const today = visitors.firstToday(String(look.listingId), look);
      if (today === undefined) return;
      if (today !== day) {
        void flush();
        day = today;
      }
      waiting.push({ listingId: look.listingId, viewerId: look.viewerId });
      timer ??= setTimeout(() => void flush(), batchMilliseconds).unref();
    },
    flush,
  };
}
