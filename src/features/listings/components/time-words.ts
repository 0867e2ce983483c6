const nbsp = '\u00a0';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const months = 'ledna února března dubna května června července srpna září října listopadu prosince'.split(
  ' ',
);

const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Offsets of Prague from UTC by the hour, in milliseconds; asking Intl takes as long as drawing half a card. */
const offsets = new Map<number, number>();
const mostOffsets = 10_000;

function offsetAt(moment: number): number {
  const begin = Math.floor(moment / hour) * hour;
  const known = offsets.get(begin);
  if (known !== undefined) return known;
  const found = calendar.formatToParts(new Date(begin));
  const part = (name: Intl.DateTimeFormatPartTypes) => Number(found.find(({ type }) => type === name)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(begin, local - begin);
  return local - begin;
}

/** Only digits are taken from Intl, so that server and browser write the same characters. */
function parts(moment: string | number) {
  const time = typeof moment === 'number' ? moment : Date.parse(moment);
  const local = new Date(time + offsetAt(time));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

const dateKey = (moment: string | number) => {
  const { year, month, day: date } = parts(moment);
  return Date.UTC(year, month - 1, date) / day;
};

/** `před 12 min`, `před 3 h`, then `včera`, `před 2 dny` up to a week, then the date: `20. 1.` or `20. 1. 2026`. */
export function agoWords(iso: string, now: number): string {
  const age = now - Date.parse(iso);
  if (age < minute) return 'právě teď';
  if (age < hour) return `před${nbsp}${Math.floor(age / minute)}${nbsp}min`;
  const days = dateKey(now) - dateKey(iso);
  if (age < day && days === 0) return `před${nbsp}${Math.floor(age / hour)}${nbsp}h`;
  if (days === 1) return 'včera';
  if (days < 8) return `před${nbsp}${days}${nbsp}dny`;
  const then = parts(iso);
  const short = `${then.day}.${nbsp}${then.month}.`;
  return then.year === parts(now).year ? short : `${short}${nbsp}${then.year}`;
}

/** `12. listopadu 2026`. */
export function dateWords(iso: string): string {
  const { year, month, day: date } = parts(iso);
  return `${date}.${nbsp}${months[month - 1]}${nbsp}${year}`;
}

/** `1. prosince 2026, 20:00`. */
export const exactWords = (iso: string): string => `${dateWords(iso)}, ${timeWords(iso)}`;

/** `dnes v 14:12`, `včera v 9:05`, otherwise the date. */
export function momentWords(iso: string, now: number): string {
  const days = dateKey(now) - dateKey(iso);
  if (days > 1) return dateWords(iso);
  return `${days === 0 ? 'dnes' : 'včera'} v${nbsp}${timeWords(iso)}`;
}

/** `Dnes`, `Včera`, otherwise the date: what parts the messages of a conversation. */
export function dayWords(iso: string, now: number): string {
  const days = dateKey(now) - dateKey(iso);
  return days === 0 ? 'Dnes' : days === 1 ? 'Včera' : dateWords(iso);
}

/** `14:02`. */
export function timeWords(iso: string): string {
  const then = parts(iso);
  return `${then.hour}:${String(then.minute).padStart(2, '0')}`;
}

/** The year somebody has been here since: `2026`. */
export function yearWords(iso: string): string {
  return String(parts(iso).year);
}
