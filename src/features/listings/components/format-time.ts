import { counted } from '../../../contract/czech.ts';
import { pragueOffset } from './prague-offset.ts';

const nbsp = '\u00a0';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const months = 'ledna února března dubna května června července srpna září října listopadu prosince'.split(
  ' ',
);

/** Calendar fields of a moment in Prague. */
function parts(moment: string | number) {
  const time = typeof moment === 'number' ? moment : Date.parse(moment);
  const local = new Date(time + pragueOffset(time));
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

/**
 * `před 12 min`, `před 3 h`, then `včera`, `před 2 dny` up to a week, then the date: `20. 1.` or `20. 1. 2026`.
 */
export function formatRelativeTime(iso: string, now: number): string {
  const age = now - Date.parse(iso);
  if (age < minute) return 'právě teď';
  if (age < hour) return `před${nbsp}${Math.floor(age / minute)}${nbsp}min`;
  const days = dateKey(now) - dateKey(iso);
  if (age < day && days === 0) return `před${nbsp}${Math.floor(age / hour)}${nbsp}h`;
  if (days === 1) return 'včera';
  if (days < 8) return `před${nbsp}${days}${nbsp}dny`;
  const { year } = parts(iso);
  return year === parts(now).year ? formatDayMonth(iso) : `${formatDayMonth(iso)}${nbsp}${year}`;
}

/** `dnes`, `zítra`, `za 3 dny`, by midnights in Prague. */
export function formatDaysAhead(iso: string, now: number): string {
  const days = dateKey(iso) - dateKey(now);
  return days <= 0 ? 'dnes' : days === 1 ? 'zítra' : `za${nbsp}${counted(days, ['den', 'dny', 'dní'])}`;
}

/** `20. 1.`, for dates less than a year away. */
export function formatDayMonth(iso: string): string {
  const { month, day: date } = parts(iso);
  return `${date}.${nbsp}${month}.`;
}

/** `12. listopadu 2026`. */
export function formatDate(iso: string): string {
  const { year, month, day: date } = parts(iso);
  return `${date}.${nbsp}${months[month - 1]}${nbsp}${year}`;
}

/** `1. prosince 2026, 20:00`. */
export const formatDateTime = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`;

/**
 * `dneška 14:20`, `zítřka 14:20`, `29. listopadu 14:20`: the genitive after „do“; the year only if not the
 * current one.
 */
export function formatDeadline(iso: string, now: number): string {
  const days = dateKey(iso) - dateKey(now);
  const { year, month, day: date } = parts(iso);
  const shown = year === parts(now).year ? '' : `${nbsp}${year}`;
  const when = days === 0 ? 'dneška' : days === 1 ? 'zítřka' : `${date}.${nbsp}${months[month - 1]}${shown}`;
  return `${when} ${formatTime(iso)}`;
}

const weekdays = ['Neděle', 'Pondělí', 'Úterý', 'Středa', 'Čtvrtek', 'Pátek', 'Sobota'];

/** `Čtvrtek 26. listopadu, 18:30`, for meetings; the year only if not the current one. */
export function formatMeetingTime(iso: string, now: number): string {
  const { year, month, day: date } = parts(iso);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, date)).getUTCDay()];
  const shown = year === parts(now).year ? '' : `${nbsp}${year}`;
  return `${weekday} ${date}.${nbsp}${months[month - 1]}${shown}, ${formatTime(iso)}`;
}

/** `dnes v 14:12`, `včera v 9:05`, otherwise the date. */
export function formatMoment(iso: string, now: number): string {
  const days = dateKey(now) - dateKey(iso);
  if (days > 1) return formatDate(iso);
  return `${days === 0 ? 'dnes' : 'včera'} v${nbsp}${formatTime(iso)}`;
}

/** `Dnes`, `Včera`, otherwise the date: the separator between messages of a conversation. */
export function formatDay(iso: string, now: number): string {
  const days = dateKey(now) - dateKey(iso);
  return days === 0 ? 'Dnes' : days === 1 ? 'Včera' : formatDate(iso);
}

/** `14:02`. */
export function formatTime(iso: string): string {
  const then = parts(iso);
  return `${then.hour}:${String(then.minute).padStart(2, '0')}`;
}

/** The year of registration: `2026`. */
export function formatYear(iso: string): string {
  return String(parts(iso).year);
}
