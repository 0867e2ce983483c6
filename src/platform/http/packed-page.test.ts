import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PackedPage } from './packed-page.ts';

const nonceOf = (email: string) => Buffer.from(email.repeat(36));
const together = (parts: readonly string[], nonce: Buffer) => parts.join(nonce.toString());

test('whatever the page, each copy unpacks to it with its own nonce', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  const repeated = fc
    .tuple(text, fc.nat(2_000))
    .map(([value, times]) => value.repeat(times).slice(0, 90_000));
  fc.assert(
    fc.property(
      fc.array(fc.oneof(text, repeated, fc.constant('\0'.repeat(80))), { minLength: 1, maxLength: 6 }),
      (parts) => {
        const packed = new PackedPage(
          parts.map((part) => Buffer.from(part)),
          36,
        );
        for (const nonce of [nonceOf('a'), nonceOf('7')]) {
          expect(gunzipSync(packed.with(nonce)).toString()).toBe(
            together(
              parts.map((part) => Buffer.from(part).toString()),
              nonce,
            ),
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a page with many nonces is hardly longer than packed as a whole', () => {
  const parts = Array.from({ length: 30 }, (_, index) => `" href="/assets/chunk-${index}.js"/><link nonce="`);
  const packed = new PackedPage(
    parts.map((part) => Buffer.from(part)),
    36,
  );
  const whole = gzipSync(together(parts, nonceOf('b')));
  // Each nonce lies there unpacked, with the head of its block and the end of the one before.
  expect(packed.with(nonceOf('b')).length).toBeLessThan(whole.length + 30 * (36 + 5 + 5 + 10));
});
