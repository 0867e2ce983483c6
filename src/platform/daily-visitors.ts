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

/**
 * Counts a visitor once a day for each thing. Who was counted is known to this process's memory alone, as marks made
 * with a key that is thrown away with the day (docs/decisions/0030).
 */
export function dailyVisitors({ clock, ids }: Pick<Platform, 'clock' | 'ids'>) {
  let day = '';
  let key = '';
  const marks = new Set<string>();
  return {
    /** Today in Prague as `2026-05-31` where the visitor is to be counted for this thing, otherwise nothing. */
    firstToday(thing: string, { client, agent, viewerId }: Visitor): string | undefined {
      if (isRobot(agent)) return undefined;
      const today = inPrague.format(clock.now());
      if (today !== day) {
        day = today;
        key = ids.token();
        marks.clear();
      }
      const who = viewerId ?? `${client} ${agent}`;
      const mark = createHmac('sha256', key).update(`${thing} ${who}`).digest('base64url').slice(0, 12);
      if (marks.has(mark)) return undefined;
      if (marks.size >= maxMarks) marks.clear();
      marks.add(mark);
      return today;
    },
  };
}
