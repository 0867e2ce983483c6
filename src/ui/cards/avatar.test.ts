import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test.each([
  ['Martin K.', 'MK'],
  ['Šárka', 'Š'],
  ['Florbal Brno z. s.', 'FS'],
  ['  ', ''],
  ['Jan (trenér)', 'J'],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
