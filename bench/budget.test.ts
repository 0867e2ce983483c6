import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLoad, servedKilobytes } from './first-load.ts';

// React and its router are 85 kB of it. One kilobyte per page lists the style sheets of all pages: the cost of
// loading them by page, which saves fourteen kilobytes.
test.each([
  ['pages/home/home', 126],
  ['pages/search/search', 132.3],
  ['pages/listing/listing', 131.6],
])('%s loads at most %d kB of compressed scripts before hydration', (page, kilobytes) => {
  const { scripts } = firstLoad(page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(servedKilobytes(scripts)).toBeLessThanOrEqual(kilobytes);
});

test.each([
  ['pages/home/home', 14],
  ['pages/search/search', 15],
  ['pages/listing/listing', 14],
  ['pages/add-listing/details', 23],
  ['pages/account/messages', 24.1],
])('the style sheets of %s are at most %d kB compressed', (page, kilobytes) => {
  const { styles } = firstLoad(page);
  expect(styles.length).toBeGreaterThan(0);
  expect(servedKilobytes(styles)).toBeLessThanOrEqual(kilobytes);
});

test('a page’s own scripts count towards its budget', () => {
  expect(servedKilobytes(firstLoad('pages/add-listing/details').scripts)).toBeGreaterThan(
    servedKilobytes(firstLoad('pages/home/home').scripts),
  );
});

test('the fonts of a Czech page, which every page preloads, are at most 75 kB', () => {
  const sizes = ['core', 'czech'].map((name) => statSync(`src/ui/fonts/archivo-${name}.woff2`).size);
  expect(sizes.reduce((sum, size) => sum + size) / 1_000).toBeLessThanOrEqual(75);
});
