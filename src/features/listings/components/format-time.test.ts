import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDaysAhead,
  formatMeetingTime,
  formatMoment,
  formatRelativeTime,
} from './format-time.ts';

const now = Date.parse('2026-11-12T14:31:00+01:00');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('relative time', () => {
  test.each([
    ['2026-11-12T14:30:30+01:00', 'právě teď'],
    ['2026-11-12T14:19:00+01:00', 'před 12 min'],
    ['2026-11-12T11:00:00+01:00', 'před 3 h'],
    ['2026-11-11T23:59:00+01:00', 'včera'],
    ['2026-11-11T00:10:00+01:00', 'včera'],
    ['2026-11-10T14:31:00+01:00', 'před 2 dny'],
    ['2026-11-05T14:31:00+01:00', 'před 7 dny'],
    ['2026-11-04T14:31:00+01:00', '4. 11.'],
    ['2025-01-20T10:00:00+01:00', '20. 1. 2025'],
  ])('%s is formatted as %s', (iso, words) => {
    expect(plain(formatRelativeTime(iso, now))).toBe(words);
  });

  test('days are those of Prague, regardless of the server’s time zone', () => {
    expect(plain(formatRelativeTime('2026-11-11T22:30:00Z', now))).toBe('včera');
    expect(plain(formatDate('2026-11-11T23:30:00Z'))).toBe('12. listopadu 2026');
  });

  test('an expiry is given in calendar days', () => {
    const ends = [
      '2026-11-12T23:00:00Z',
      '2026-11-12T22:59:00Z',
      '2026-11-15T01:00:00+01:00',
      '2026-11-19T14:00:00Z',
    ];
    expect(ends.map((end) => plain(formatDaysAhead(end, now)))).toEqual([
      'zítra',
      'dnes',
      'za 3 dny',
      'za 7 dní',
    ]);
  });

  test('the listing page gives the hour for today and yesterday', () => {
    expect(plain(formatMoment('2026-11-12T09:05:00+01:00', now))).toBe('dnes v 9:05');
    expect(plain(formatMoment('2026-11-11T14:12:00+01:00', now))).toBe('včera v 14:12');
    expect(plain(formatMoment('2026-11-01T14:12:00+01:00', now))).toBe('1. listopadu 2026');
  });
});

test('a meeting has its weekday, and its year if it is not the current one', () => {
  expect(plain(formatMeetingTime('2026-11-26T18:30:00+01:00', now))).toBe('Čtvrtek 26. listopadu, 18:30');
  expect(plain(formatMeetingTime('2027-01-03T09:05:00+01:00', now))).toBe('Neděle 3. ledna 2027, 9:05');
});
