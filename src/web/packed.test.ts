import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, unpacked } from './packed.ts';

test('whatever JSON can tell comes out as it went in, with any quotation marks', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(unpacked({ text: packed(value).text })).toEqual(plain);
    }),
  );
  const words = { title: 'Hůl „Epic“ `96` "levá"' };
  expect(unpacked({ text: packed(words).text })).toEqual(words);
  expect(packed({ a: 'b' }).text).not.toContain('"');
});
