import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { allMunicipalities } from '../../../../test/geo.ts';
import { builtInPlaces, loadBuiltInPlaces } from '../built-in/list.ts';
import { toMap } from '../components/mercator.ts';
import { allDistricts, allRegions } from '../districts.ts';
import { renderOutline, type Located, countryOutline } from './render-outline.ts';
import { insideRings } from './shapes.ts';

const drawing = renderOutline(builtInPlaces());

/** The share of points that lie in the shape of their own district. */
function shareInOwn(outline: typeof drawing, places: readonly Located[]): number {
  const rings = new Map(outline.districts.map((each) => [each.code, each.rings]));
  const own = places.filter((place) => insideRings(toMap(place), rings.get(place.districtCode) ?? []));
  return own.length / places.length;
}

test('every district and region has a shape that contains its label', () => {
  expect(drawing.districts.map(({ code }) => code)).toEqual(allDistricts().map(({ code }) => code));
  expect(drawing.regions.map(({ code }) => code)).toEqual(allRegions().map(({ code }) => code));
  for (const { name, rings, label, path } of [...drawing.districts, ...drawing.regions]) {
    expect(insideRings(label, rings), name).toBe(true);
    expect(path).toMatch(/^M\d/);
  }
});

test('nearly every listed municipality lies in its own district, and the paths stay small', () => {
  expect(shareInOwn(drawing, builtInPlaces())).toBeGreaterThan(0.998);
  expect(drawing.districts.map(({ path }) => path).join('').length).toBeLessThan(30_000);
});

test('districts neither overlap nor leave gaps anywhere in the country', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5080 }), fc.integer({ min: 0, max: 2970 }), (x, y) => {
      // Offset from whole units, so that no point lies exactly on a border.
      const spot = { x: x + 0.37, y: y + 0.41 };
      const district = drawing.districts.filter(({ rings }) => insideRings(spot, rings));
      const region = drawing.regions.filter(({ rings }) => insideRings(spot, rings));
      expect(district.length).toBeLessThanOrEqual(1);
      expect(region.map(({ code }) => code)).toEqual(district.map(({ regionCode }) => regionCode));
    }),
    { numRuns: 400 },
  );
});

test('the outline is computed once, and again after a place is added', async () => {
  const { db } = await testDatabase();
  await loadBuiltInPlaces({ db });
  const first = await countryOutline(db);
  expect(await countryOutline(db)).toBe(first);
  const added = {
    code: '599999',
    name: 'Nová',
    folded: 'nova',
    district_code: 'CZ0642',
    weight: 0,
    source: 'official',
  };
  await db
    .insertInto('places')
    .values({ ...added, source: 'official', lat: 49.4, lon: 16.2 })
    .execute();
  const second = await countryOutline(db);
  expect(second).not.toBe(first);
  const brno = second.districts.find(({ code }) => code === 'CZ0642');
  expect(insideRings(toMap({ lat: 49.4, lon: 16.2 }), brno?.rings ?? [])).toBe(true);
});

test('9 in 10 of all municipalities lie in their district as derived from the built-in list', () => {
  expect(shareInOwn(drawing, allMunicipalities())).toBeGreaterThan(0.9);
});

test('an outline derived from all municipalities puts all but a few border villages in their district', () => {
  const all = allMunicipalities();
  expect(shareInOwn(renderOutline(all), all)).toBeGreaterThan(0.999);
});

test('the seat of each district lies in its shape, unless it is the seat of others too', () => {
  const bySeat = Map.groupBy(allDistricts(), ({ townName }) => townName);
  const seats = [...bySeat.values()].filter((districts) => districts.length === 1).flat();
  expect(seats).toHaveLength(69);
  expect(
    shareInOwn(
      drawing,
      seats.map(({ code, lat, lon }) => ({ districtCode: code, lat, lon })),
    ),
  ).toBe(1);
});
