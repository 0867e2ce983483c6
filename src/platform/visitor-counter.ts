import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import type { Platform } from './platform.ts';

/** A flood is not worth more memory: beyond so many marks all are dropped. */
const maxMarks = 200_000;

/** Who does something: a keyed hash of the network address, the browser, and the account of whoever is signed in. */
export type Visitor = { client: string; agent: string; viewerId?: string | undefined };

const inPrague = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Prague', dateStyle: 'short' });

/** Robots, and who does not say what it is, are no visitors. */
export const isRobot = (agent: string): boolean => agent === '' || isbot(agent);

/** Counts wait in memory this long, so that looking at something writes nothing. */
const batchMilliseconds = 5_000;

type Counting<Thing> = {
  /** Tells things apart: a visitor counts once a day for each. */
  keyOf: (thing: Thing) => string;
  /** A flood is not worth more memory: what is over it in one batch is dropped. */
  maxInBatch: number;
  /** Adds one visitor for each of these to the sums of a day, such as `2026-05-31` in Prague. */
  write: (day: string, things: readonly Thing[]) => Promise<void>;
};

export type VisitorCounter<Thing> = {
  note(thing: Thing, visitor: Visitor): void;
  /** Writes what waits; for tests, and by itself a few seconds after the first of a batch. */
  flush(): Promise<void>;
};

/**
 * Counts a visitor once a day for each thing. Who was counted is known to this process's memory alone, as marks made
 * with a key that is thrown away with the day (docs/decisions/0030). Counts that cannot be written are lost, and logged.
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
