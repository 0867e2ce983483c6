import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import type { Platform } from './platform.ts';

/** Upper bound of marks in memory, so that a flood cannot exhaust it: beyond it all marks are dropped. */
const maxMarks = 200_000;

/**
 * Identity of a visitor: a keyed hash of the network address, the user agent, and the account when signed in.
 */
export type Visitor = { client: string; agent: string; viewerId?: string | undefined };

const inPrague = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Prague', dateStyle: 'short' });

/** Robots, and clients without a user agent, are not counted. */
export const isRobot = (agent: string): boolean => agent === '' || isbot(agent);

/** Milliseconds for which counts are batched in memory, so that a view causes no write of its own. */
const batchMilliseconds = 5_000;

type Counting<Thing> = {
  /** Key of a thing: a visitor counts once a day for each key. */
  keyOf: (thing: Thing) => string;
  /**
   * Maximum number of counts in one batch; further ones are dropped, so that a flood cannot exhaust memory.
   */
  maxInBatch: number;
  /** Adds one visitor per listed thing to the totals of a day, such as `2026-05-31` in Prague. */
  write: (day: string, things: readonly Thing[]) => Promise<void>;
};

export type VisitorCounter<Thing> = {
  note(thing: Thing, visitor: Visitor): void;
  /** Writes the pending batch now; runs automatically a few seconds after the first count of a batch. */
  flush(): Promise<void>;
};

/**
 * Counts a visitor once a day for each thing. Who was counted is stored only in this process's memory, as
 * marks made with a key that is discarded at the end of the day (docs/decisions/0030). Counts that cannot be
 * written are logged and lost.
 */
export function visitorCounter<Thing>(
  { clock, ids, log }: Pick<Platform, 'clock' | 'ids' | 'log'>,
  { keyOf, maxInBatch, write }: Counting<Thing>,
): VisitorCounter<Thing> {
  let day = '';
  let key = '';
  const marks = new Set<string>();
  let waiting: Thing[] = [];
  let timer: NodeJS.Timeout | undefined;

  function isNew(thing: Thing, { client, agent, viewerId }: Visitor): boolean {
    const who = viewerId ?? `${client} ${agent}`;
    const mark = createHmac('sha256', key)
      .update(`${keyOf(thing)} ${who}`)
      .digest('base64url')
      .slice(0, 12);
    if (marks.has(mark)) return false;
    if (marks.size >= maxMarks) marks.clear();
    marks.add(mark);
    return true;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const things = waiting;
    waiting = [];
    if (things.length === 0) return;
    try {
      await write(day, things);
    } catch (problem) {
      log.warn({ err: problem, counts: things.length }, 'visitors could not be counted');
    }
  }

  return {
    note(thing, visitor) {
      if (isRobot(visitor.agent)) return;
      const today = inPrague.format(clock.now());
      if (today !== day) {
        void flush();
        day = today;
        key = ids.token();
        marks.clear();
      }
      if (waiting.length >= maxInBatch || !isNew(thing, visitor)) return;
      waiting.push(thing);
      timer ??= setTimeout(() => void flush(), batchMilliseconds).unref();
    },
    flush,
  };
}
