import { expect, test } from 'vitest';
import { randomIds } from './ids.ts';

test('every token is 32 new random bytes', () => {
  const tokens = Array.from({ length: 1_000 }, () => randomIds.token());
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('a PIN has six digits, including leading zeros', () => {
  const pins = Array.from({ length: 1_000 }, () => randomIds.pin());
  for (const pin of pins) expect(pin).toMatch(/^\d{6}$/);
  expect(new Set(pins.map((pin) => pin[0])).size).toBe(10);
});
