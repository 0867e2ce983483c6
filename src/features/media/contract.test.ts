import { expect, test } from 'vitest';
import { errorCatalogue } from '../../contract/errors.ts';
import { avifMaxPixels, photoMaxBytes, photoMaxPixels } from './contract.ts';

test('the messages of photo refusals state the actual limits', () => {
  const message = (code: keyof typeof errorCatalogue) => errorCatalogue[code].message;
  expect(message('photo-too-large')).toContain(` ${photoMaxBytes / 1024 ** 2} MB.`);
  expect(message('photo-too-many-pixels')).toContain(` ${photoMaxPixels / 1e6} megapixelů.`);
  expect(message('photo-avif-too-many-pixels')).toContain(` ${avifMaxPixels / 1e6} megapixelů.`);
});
