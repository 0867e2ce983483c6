import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test('Czech and Slovak numbers are grouped by three digits, with or without the prefix', () => {
  expect(formatPhone('+420777123456')).toBe('+420\u00a0777\u00a0123\u00a0456');
  expect(formatPhone('777123456')).toBe('777\u00a0123\u00a0456');
  expect(formatPhone('+4915112345678')).toBe('+4915112345678');
});
