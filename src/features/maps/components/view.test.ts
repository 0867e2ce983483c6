import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMap, toMap, wholeMap } from '../../places/components/mercator.ts';
import { formatBox, mapAddress } from '../address.ts';
import { readMapAddress } from '../form.ts';
import {
  boxOf,
  viewsAfter,
  centerOf,
  moved,
  sameView,
  scaled,
  fractionOf,
  viewOf,
  wholeView,
  zoomOf,
} from './view.ts';

const spots = fc.record({
  x: fc.integer({ min: 0, max: wholeMap.width }),
  y: fc.integer({ min: 0, max: wholeMap.height }),
});
const views = fc.tuple(spots, fc.integer({ min: 1, max: 8 })).map(([spot, nearer]) => {
  const near = scaled(wholeView, 1 / nearer ** 2, spot);
  return near;
});

test('converts between map spots and degrees, precise to about a metre', () => {
  fc.assert(
    fc.property(spots, (spot) => {
      const again = toMap(fromMap(spot));
      expect(Math.hypot(again.x - spot.x, again.y - spot.y)).toBeLessThan(0.05);
    }),
  );
});

test('a view survives a round trip through its URL', () => {
  fc.assert(
    fc.property(views, (view) => {
      const address = mapAddress({ kind: 'offer', search: { brand: ['zone'] }, box: boxOf(view), page: 1 });
      const read = readMapAddress('offer', new URL(address, 'http://x').searchParams);
      expect(read.box && sameView(viewOf(read.box), view)).toBe(true);
      expect(mapAddress(read)).toBe(address);
    }),
  );
});

test('zooming keeps the spot under the pointer in place, and zooming back restores the view', () => {
  const at = { x: 2600, y: 1400 };
  const near = scaled(wholeView, 0.5, at);
  const [before, after] = [fractionOf(wholeView, at), fractionOf(near, at)];
  expect(after.x).toBeCloseTo(before.x, 5);
  expect(after.y).toBeCloseTo(before.y, 5);
  expect(sameView(scaled(near, 2, at), wholeView)).toBe(true);
});

test('a view never leaves the country and never exceeds the zoom limits', () => {
  fc.assert(
    fc.property(
      views,
      fc.integer({ min: -30, max: 30 }),
      fc.integer({ min: -30, max: 30 }),
      (view, right, down) => {
        const { x, y } = centerOf(moved(view, right / 10, down / 10));
        expect(x >= 0 && x <= wholeMap.width && y >= 0 && y <= wholeMap.height).toBe(true);
      },
    ),
  );
  expect(scaled(wholeView, 1e-9).width).toBe(60);
  expect(scaled(wholeView, 1e9).width).toBeLessThan(2 * wholeMap.width);
  expect(zoomOf(wholeView)).toBeLessThan(zoomOf(scaled(wholeView, 0.1)));
});

test.each([
  '',
  'bbox=1,2,3',
  'bbox=a,b,c,d',
  'bbox=17,50,16,49',
  'bbox=16,89,17,90',
  'page=0&bbox=x',
  'page=-3',
])('„%s“ falls back to the whole map', (query) => {
  expect(mapAddress(readMapAddress('demand', new URLSearchParams(query)))).toBe('/mapa-poptavek');
});

test('filters of the search are preserved, its kind, sort order and cursor are not', () => {
  const query = new URLSearchParams('kind=demand&category=boty&price=-500&cursor=abc&limit=5&page=2');
  expect(mapAddress(readMapAddress('offer', query))).toBe('/mapa-nabidek?category=boty&price=-500&page=2');
  expect(formatBox({ west: 12, south: 48.5, east: 18.123456, north: 51 })).toBe(
    '12.0000,48.5000,18.1235,51.0000',
  );
});

test('a response is matched with an earlier own move, even after later moves; any other view is new', () => {
  const [first, second] = [moved(wholeView, 0.2, 0), scaled(wholeView, 0.5)];
  expect(viewsAfter([first, second], viewOf(boxOf(first)))).toEqual([second]);
  expect(viewsAfter([second], second)).toEqual([]);
  expect(viewsAfter([first, second], wholeView)).toBeUndefined();
});
