import { type Refusal, refuse } from '../../contract/errors.ts';
import { type Frequency, maxWatches } from './contract.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/** `own` counts the watches that send emails or are paused. */
export function refuseMoreWatches(own: number): Refusal<'watches-full'> | undefined {
  return own < maxWatches ? undefined : refuse('watches-full');
}

/** Daily emails leave at this hour in Prague, weekly ones on Monday. */
const emailHour = 7;

/**
 * What was found until this time may be sent now: at once everything, daily what was found before the latest seven
 * in the morning, weekly before that of the latest Monday. An email that nobody could send in time is made up for.
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

/** Seven in the morning of the day in Prague that a moment lies in. */
function sevenInPrague(moment: Date): { time: Date; monday: boolean } {
  const { year = 0, month = 1, day: date = 1 } = partsOf(moment);
  const utc = new Date(Date.UTC(year, month - 1, date, emailHour));
  // Prague is one or two hours ahead; clocks are moved before seven, so that the difference at seven holds.
  const ahead = (partsOf(utc).hour ?? emailHour) - emailHour;
  return { time: new Date(utc.getTime() - ahead * hour), monday: utc.getUTCDay() === 1 };
}

function partsOf(moment: Date): Partial<Record<Intl.DateTimeFormatPartTypes, number>> {
  return Object.fromEntries(prague.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
}
