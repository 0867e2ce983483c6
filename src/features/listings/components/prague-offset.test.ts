import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pragueOffset } from './prague-offset.ts';

const intl = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Prague', timeZoneName: 'longOffset' });
const known = (moment: number) =>
  /GMT\+0(\d):00/.exec(
    intl
      .formatToParts(moment)
      .map(({ value }) => value)
      .join(''),
  )?.[1];

const hours = (moment: number) => String(pragueOffset(moment) / 3_600_000);

test('the offset agrees with the time zone database', () => {
  const moments = fc.integer({ min: Date.UTC(1996, 0, 1), max: Date.UTC(2038, 0, 1) });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(hours(moment)).toBe(known(moment));
    }),
  );
});

test('the offset changes at the exact millisecond in every year', () => {
  for (let year = 1996; year < 2038; year += 1)
    for (const month of [2, 9])
      for (let date = 25; date <= 31; date += 1) {
        const change = Date.UTC(year, month, date, 1);
        for (const moment of [change - 1, change]) expect(hours(moment)).toBe(known(moment));
      }
});
