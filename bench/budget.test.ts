import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLoad, servedKilobytes } from './first-load.ts';

// 85 kB of it are React and its router. A kilobyte of each names the styles of all pages, and saves fourteen of them.
test.each([
  ['pages/home/home', 126],
  ['pages/search/search', 131.5],
  ['pages/listing/listing', 130],
])('%s is alive after at most %d kB of scripts as they are served', (page, kilobytes) => {
  const { scripts } = firstLoad(page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(servedKilobytes(scripts)).toBeLessThanOrEqual(kilobytes);
});

test.each([
  ['pages/home/home', 14],
  ['pages/search/search', 15],
  ['pages/listing/listing', 14],
  ['pages/add-listing/details', 23],
  ['pages/account/messages', 24],
])('the styles of %s are at most %i kB as served', (page, kilobytes) => {
  const { styles } = firstLoad(page);
  expect(styles.length).toBeGreaterThan(0);
  expect(servedKilobytes(styles)).toBeLessThanOrEqual(kilobytes);
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
