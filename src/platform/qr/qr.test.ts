import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readQr } from '../../../test/read-qr.ts';
import { renderQr, qrSvg } from './qr.ts';

it('an independent decoder reads back any text', async () => {
  const texts = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 250 });
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(await readQr(Buffer.from(qrSvg(text)))).toBe(text);
    }),
    { numRuns: 15 },
  );
});

it('leaves a quiet zone of four light modules', () => {
  const { size, path } = renderQr('https://bazar.example/');
  const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
    Number(x),
    Number(y),
    Number(x) + Number(width),
  ]);
  expect(Math.min(...corners.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
  expect(Math.max(...corners.flatMap(([, y = 0, end = 0]) => [y + 1, end]))).toBe(size - 4);
});
