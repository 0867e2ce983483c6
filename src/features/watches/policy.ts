import { type Refusal, refuse } from '../../contract/errors.ts';
import { type Frequency, maxWatches } from './contract.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** `own` counts active and paused watches. */
export function refuseMoreWatches(own: number): Refusal<'watches-full'> | undefined {
  return own < maxWatches ? undefined : refuse('watches-full');
}

/** Hour in Prague when daily emails, and weekly ones on Monday, are sent. */
const emailHour = 7;

/**
 * Matches found until this time may be sent now: everything for immediate emails; matches before the latest 7:00
 * for daily ones, before the latest Monday 7:00 for weekly ones. A delayed email is still sent.
 */
export function notifyUntil(frequency: Frequency, now: Date): Date {
  if (frequency === 'at-once') return now;
  for (let back = 0; ; back += 1) {
    const round = sevenInPrague(new Date(now.getTime() - back * day));
    if (round.time <= now && (frequency === 'daily' || round.monday)) return round.time;
  }
}

const prague = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** 7:00 of the day in Prague that contains a moment. */
function sevenInPrague(moment: Date): { time: Date; monday: boolean } {
  const { year = 0, month = 1, day: date = 1 } = partsOf(moment);
  const utc = new Date(Date.UTC(year, month - 1, date, emailHour));
  // The clock changes before 7:00, so the offset found is valid at 7:00.
  const ahead = (partsOf(utc).hour ?? emailHour) - emailHour;
  return { time: new Date(utc.getTime() - ahead * hour), monday: utc.getUTCDay() === 1 };
}

function partsOf(moment: Date): Partial<Record<Intl.DateTimeFormatPartTypes, number>> {
  return Object.fromEntries(prague.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
}
