import { expect, test } from 'vitest';
import { formatDays } from './format-days.ts';

test.each([
  ['2026-11-22', '2026-11-22', '22. listopadu 2026'],
  ['2026-11-12', '2026-11-30', 'od 12. do 30. listopadu 2026'],
  ['2026-11-12', '2026-12-03', 'od 12. listopadu do 3. prosince 2026'],
  ['2026-12-12', '2027-01-03', 'od 12. prosince 2026 do 3. ledna 2027'],
])('formats the days from %s to %s as: %s', (firstDay, lastDay, words) => {
  expect(formatDays({ firstDay, lastDay }).replaceAll('\u00a0', ' ')).toBe(words);
});
