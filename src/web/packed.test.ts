import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

test('whatever JSON can tell comes out as it went in, with any quotation marks', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(unpacked(packed(value))).toEqual(plain);
    }),
  );
  const words = { title: 'Hůl „Epic“ `96` "levá"' };
  expect(unpacked(packed(words))).toEqual(words);
  expect(packed({ a: 'b' }).text).not.toContain('"');
});
