import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import type { Platform } from '../../../platform/platform.ts';
import { type View, addViews } from './db.ts';

/** Views wait in memory this long, so that looking at a listing writes nothing. */
const batchMilliseconds = 5_000;
/** A flood is not worth more memory: views over the batch are dropped, and visitors over the day as well. */
const maxInBatch = 20_000;
const maxInDay = 200_000;

export type Look = { listingId: number; client: string; agent: string; viewerId: string | undefined };

export type ViewCounter = {
  note(look: Look): void;
  /** Writes what waits; for tests, and by itself a few seconds after the first view of a batch. */
  flush(): Promise<void>;
};

const inPrague = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Prague', dateStyle: 'short' });

/**
 * Counts a visitor of a listing once a day. Who looked is known to this process's memory alone, as marks made with a
 * key that is thrown away with the day; the database gets sums (docs/decisions/0030).
 */
export function viewCounter({
  db,
  clock,
  ids,
  log,
}: Pick<Platform, 'db' | 'clock' | 'ids' | 'log'>): ViewCounter {
  let day = '';
  let key = '';
  let waiting: View[] = [];
  let timer: NodeJS.Timeout | undefined;
  const marks = new Set<string>();

  function isNew({ listingId, client, agent, viewerId }: Look): boolean {
    const who = viewerId ?? `${client} ${agent}`;
    const mark = createHmac('sha256', key).update(`${listingId} ${who}`).digest('base64url').slice(0, 12);
    if (marks.has(mark)) return false;
    if (marks.size >= maxInDay) marks.clear();
    marks.add(mark);
    return true;
  }

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
      if (look.agent === '' || isbot(look.agent)) return;
      const today = inPrague.format(clock.now());
      if (today !== day) {
        void flush();
        day = today;
        key = ids.token();
        marks.clear();
      }
      if (waiting.length >= maxInBatch || !isNew(look)) return;
      waiting.push({ listingId: look.listingId, viewerId: look.viewerId });
      timer ??= setTimeout(() => void flush(), batchMilliseconds).unref();
    },
    flush,
  };
}
