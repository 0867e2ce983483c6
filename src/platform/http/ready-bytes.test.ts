import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, readyResponse, withBytesOf } from './ready-bytes.ts';

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'grapheme' }).map((text) => new TextEncoder().encode(text)),
  fc.nat(100_000).map((length) => 'ř'.repeat(length)),
);
const together = (pieces: readonly (string | Uint8Array)[]) =>
  Buffer.concat(pieces.map((each) => Buffer.from(each)));

test('pieces of a text have the bytes of the whole text, kept or lent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const whole = together(pieces);
      expect(whole.equals(await bytesOf(readyResponse(pieces, {})))).toBe(true);
      const lent = await withBytesOf(readyResponse(pieces, {}), async (bytes) => Buffer.from(bytes));
      expect(whole.equals(lent)).toBe(true);
    }),
  );
});

test('answers lent at the same time do not write over one another', async () => {
  const texts = Array.from({ length: 40 }, (_, number) => `${number} `.repeat(1_000 + number));
  const read = await Promise.all(
    texts.map((text) =>
      withBytesOf(readyResponse([text], {}), async (bytes) => {
        await new Promise((resolve) => setTimeout(resolve, Number(text.slice(0, 2)) % 7));
        return Buffer.from(bytes).toString();
      }),
    ),
  );
  expect(read).toEqual(texts);
});

test('an answer that comes as a stream is read once, however often it is asked for', async () => {
  const response = new Response('z proudu');
  const lent = await withBytesOf(response, async (bytes) => bytes.byteLength);
  expect(lent).toBe(8);
  expect(Buffer.from(await bytesOf(response)).toString()).toBe('z proudu');
});
