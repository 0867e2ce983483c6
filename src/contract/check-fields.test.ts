import { expect, test } from 'vitest';
import { z } from 'zod';
import { typedNumber } from './check-fields.ts';

const number = typedNumber(z.int());

test.each([
  ['2500', 2500],
  ['2 500', 2500],
  ['1\u00a0250\u00a0000', 1_250_000],
  [' 30 ', 30],
])('a number is read in the format in which the site prints it: "%s"', (typed, value) => {
  expect(number.parse(typed)).toBe(value);
});

test.each(['', '2 5', '2 5000', 'dva'])('"%s" is not a number', (typed) => {
  expect(number.safeParse(typed).success).toBe(false);
});
