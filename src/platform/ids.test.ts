import { expect, test } from 'vitest';
import { randomIds } from './ids.ts';

test('a token is 32 bytes of its own each time', () => {
  const tokens = Array.from({ length: 1_000 }, () => randomIds.token());
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
});

test('a PIN is six digits, zeros in front too', () => {
  const pins = Array.from({ length: 1_000 }, () => randomIds.pin());
  for (const pin of pins) expect(pin).toMatch(/^\d{6}$/);
  expect(new Set(pins.map((pin) => pin[0])).size).toBe(10);
});
