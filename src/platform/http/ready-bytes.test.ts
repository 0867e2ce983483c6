import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, readyResponse } from './ready-bytes.ts';

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'grapheme' }).map((text) => new TextEncoder().encode(text)),
  fc.nat(100_000).map((length) => 'ř'.repeat(length)),
);
const together = (pieces: readonly (string | Uint8Array)[]) =>
  Buffer.concat(pieces.map((each) => Buffer.from(each)));

test('pieces of a text have the bytes of the whole text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const whole = together(pieces);
      expect(whole.equals(await bytesOf(readyResponse(pieces, {})))).toBe(true);
    }),
  );
});

test('an answer that comes as a stream is read once, however often it is asked for', async () => {
  const response = new Response('z proudu');
  for (let times = 0; times < 2; times += 1)
    expect(Buffer.from(await bytesOf(response)).toString()).toBe('z proudu');
});
