import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, bufferedResponse } from './buffered-response.ts';

test('returns the bytes of a text response', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(Buffer.from(text).equals(await bytesOf(bufferedResponse(text, {})))).toBe(true);
    }),
  );
});

test('reads a streamed response once, however often its bytes are requested', async () => {
  const response = new Response('z proudu');
  for (let times = 0; times < 2; times += 1)
    expect(Buffer.from(await bytesOf(response)).toString()).toBe('z proudu');
});
