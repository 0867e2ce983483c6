import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLoad, servedKilobytes } from './first-load.ts';

test.each(['pages/home/home', 'pages/search/search', 'pages/listing/listing'])(
  '%s is alive after at most 130 kB of scripts as they are served',
  (page) => {
    const { scripts } = firstLoad(page);
    expect(scripts.length).toBeGreaterThan(3);
    expect(servedKilobytes(scripts)).toBeLessThanOrEqual(130);
  },
);

// Those of the administration, a sixth of it, and of the table of many things are in it too: they could have files of
// their own.
test('all styles of a page come in one file of at most 27.5 kB as served', () => {
  const { styles } = firstLoad('pages/listing/listing');
  expect(styles).toHaveLength(1);
  expect(servedKilobytes(styles)).toBeLessThanOrEqual(27.5);
});

test('a page that adds scripts of its own counts them', () => {
  expect(servedKilobytes(firstLoad('pages/add-listing/details').scripts)).toBeGreaterThan(
    servedKilobytes(firstLoad('pages/home/home').scripts),
  );
});

test('the fonts of a Czech page, which every page asks for at once, are at most 75 kB', () => {
  const sizes = ['core', 'czech'].map((name) => statSync(`src/ui/fonts/archivo-${name}.woff2`).size);
  expect(sizes.reduce((sum, size) => sum + size) / 1_000).toBeLessThanOrEqual(75);
});
