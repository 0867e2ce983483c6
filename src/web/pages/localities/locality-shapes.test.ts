import { expect, test } from 'vitest';
import { countLevel } from '../../../features/maps/components/locality-map.tsx';
import { wholeMap } from '../../../features/places/components/mercator.ts';
import { localitiesAddress, readLocalitiesAddress } from './localities-address.ts';
import { regionView, shapesOf, shortName } from './locality-shapes.ts';

const shape = (code: string) => ({
  code,
  name: '',
  path: 'M0 0z',
  box: { x: 1000, y: 500, width: 600, height: 400 },
  label: { x: 1300, y: 700 },
});
const district = { code: 'CZ0642', name: 'Brno-město', count: 2 };
const regions = [
  { code: 'CZ064', name: 'Jihomoravský kraj', count: 2, districts: [district] },
  { code: 'CZ063', name: 'Kraj Vysočina', count: 0, districts: [] },
];
const shapes = [shape('CZ064'), shape('CZ063')];

test.each([
  ['Hlavní město Praha', 'Praha'],
  ['Kraj Vysočina', 'Vysočina'],
  ['Moravskoslezský kraj', 'Moravskoslezský'],
])('%s is labelled on the map as %s', (name, short) => expect(shortName(name)).toBe(short));

test('a selected region is replaced by its districts; the others are dimmed and link to themselves', () => {
  const rendered = shapesOf({
    state: { kind: 'demand', region: 'CZ064' },
    regions,
    shapes,
    districtShapes: [shape('CZ0642')],
  });
  expect(rendered.map(({ code, description, to, aside }) => ({ code, description, to, aside }))).toEqual([
    {
      code: 'CZ063',
      description: 'Kraj Vysočina, 0\u00a0poptávek',
      to: '/lokality?kind=demand&region=CZ063',
      aside: true,
    },
    {
      code: 'CZ0642',
      description: 'Okres Brno-město, 2\u00a0poptávky',
      to: '/vyhledavani?kind=demand&place=CZ0642',
      aside: false,
    },
  ]);
});

test('the view of a region contains all of it and has the aspect ratio of the map', () => {
  const view = regionView(shapes, 'CZ064');
  expect(view.x).toBeLessThan(1000);
  expect(view.y).toBeLessThan(500);
  expect(view.x + view.width).toBeGreaterThan(1600);
  expect(view.y + view.height).toBeGreaterThan(900);
  expect(view.width / view.height).toBeCloseTo(wholeMap.width / wholeMap.height, 1);
});

test('the page’s state has one canonical URL', () => {
  const again = (query: string) => localitiesAddress(readLocalitiesAddress(new URLSearchParams(query)));
  expect(again('region=CZ064&kind=demand&x=1')).toBe('/lokality?kind=demand&region=CZ064');
  expect(again('kind=offer&region=')).toBe('/lokality');
});

test('more listings never have a paler colour, and none has no colour', () => {
  const levels = [0, 1, 5, 20, 60, 100].map((count) => countLevel(count, 100));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(levels[0]).toBe(0);
  expect(levels.at(-1)).toBe(4);
  expect(countLevel(0, 0)).toBe(0);
});
