import { expect, test } from 'vitest';
import { pinDigits } from './pin-input.tsx';

test.each([
  ['407123', '407123'],
  ['407 123', '407123'],
  ['PIN: 407-123', '407123'],
  ['4071239', '407123'],
  ['', ''],
])('pasting "%s" gives the PIN "%s"', (typed, pin) => {
  expect(pinDigits(typed)).toBe(pin);
});
