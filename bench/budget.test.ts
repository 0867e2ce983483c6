import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLoad, packedKilobytes } from './first-load.ts';

test.each(['pages/home/home', 'pages/search/search', 'pages/listing/listing'])(
  '%s is alive after at most 144 kB of compressed scripts',
  (page) => {
    const { scripts } = firstLoad(page);
    expect(scripts.length).toBeGreaterThan(3);
    expect(packedKilobytes(scripts)).toBeLessThanOrEqual(144);
  },
);

test('all styles of a page come in one file of at most 28 kB compressed', () => {
  const { styles } = firstLoad('pages/listing/listing');
  expect(styles).toHaveLength(1);
  expect(packedKilobytes(styles)).toBeLessThanOrEqual(28);
});

test('a page that adds scripts of its own counts them', () => {
  expect(packedKilobytes(firstLoad('pages/add-listing/details').scripts)).toBeGreaterThan(
    packedKilobytes(firstLoad('pages/home/home').scripts),
  );
});

test('the fonts of a Czech page, which every page asks for at once, are at most 75 kB', () => {
  const sizes = ['core', 'czech'].map((name) => statSync(`src/ui/fonts/archivo-${name}.woff2`).size);
  expect(sizes.reduce((sum, size) => sum + size) / 1_000).toBeLessThanOrEqual(75);
});
