import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOfPieces } from './ready-bytes.ts';

test('pieces of a text have the bytes of the whole text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (pieces) => {
      expect(bytesOfPieces(pieces).equals(Buffer.from(pieces.join('')))).toBe(true);
    }),
  );
});
