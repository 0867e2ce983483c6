import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { allMunicipalities, allPostcodes } from '../../../test/geo.ts';
import { builtInCode, districtsOfPostcode } from './districts.ts';
import { loadBuiltInPlaces } from './built-in/list.ts';
import { distanceKm } from './distance.ts';
import { findPlaces, placeByCode, placesNamed, postcodesKnown } from './find.ts';
import { placeOfPostcode, placesWithin, isPlausiblePostcode, resolvePlace } from './named-place.ts';

const { db } = await testDatabase();
beforeAll(() => loadBuiltInPlaces({ db }));

const found = async (typed: string, limit = 8) =>
  (await findPlaces(db, typed, limit)).map((each) => `${each.name}, ${each.district.name}`);

test.each([
  ['brn', 'Brno, Brno-město'],
  ['PRA', 'Praha, Praha'],
  ['plzen', 'Plzeň, Plzeň-město'],
  ['ostrava', 'Ostrava, Ostrava-město'],
  ['ceske bud', 'České Budějovice, České Budějovice'],
  ['budejovice', 'České Budějovice, České Budějovice'],
  ['radhostem', 'Frenštát pod Radhoštěm, Nový Jičín'],
  ['místek', 'Frýdek-Místek, Frýdek-Místek'],
  ['Písek', 'Písek, Písek'],
])('„%s“ suggests %s first', async (typed, first) => {
  expect((await found(typed))[0]).toBe(first);
});

test('namesakes are distinguished by district, and a typed district selects one', async () => {
  expect(await found('říčany')).toEqual(['Říčany, Praha-východ', 'Říčany, Brno-venkov']);
  expect(await found('ricany brno')).toEqual(['Říčany, Brno-venkov']);
  expect(await found('Říčany, okres Brno-venkov')).toEqual(['Říčany, Brno-venkov']);
});

test.each(['Praha 6', 'Brno-střed', 'Ostrava Poruba'])(
  'a part of a town such as „%s“ leads to the town',
  async (typed) => {
    expect(await found(typed)).toEqual([expect.stringMatching(/^(Praha|Brno|Ostrava), /)]);
  },
);

test.each(['', '   ', '%', '_', 'zzz', '100% jistota', "'; drop table places"])(
  '„%s“ finds nothing without an error',
  async (typed) => {
    expect(await found(typed)).toEqual([]);
  },
);

test('a postal code yields the largest places of its district, or its own place once codes are imported', async () => {
  expect(await postcodesKnown(db)).toBe(false);
  expect(await found('602 00')).toEqual(['Brno, Brno-město']);
  expect((await found('664 34')).slice(0, 1)).toEqual([expect.stringMatching(/, Brno-venkov$/)]);
  expect(await found('999 99')).toEqual([]);
  const [brno] = await findPlaces(db, 'Brno', 1);
  await db
    .insertInto('place_postcodes')
    .values({ postcode: '60200', place_code: brno?.code ?? '' })
    .execute();
  expect(await postcodesKnown(db)).toBe(true);
  expect(await findPlaces(db, '602 00', 8)).toMatchObject([{ name: 'Brno', postcode: '602 00' }]);
  expect(await found('6020')).toEqual(['Brno, Brno-město']);
  await db.deleteFrom('place_postcodes').execute();
});

test('finds a place by its code', async () => {
  const [brno] = await findPlaces(db, 'Brno', 1);
  expect(await placeByCode(db, brno?.code ?? '')).toEqual(brno);
  expect(await placeByCode(db, '999999')).toBeUndefined();
  expect(await placeByCode(db, builtInCode('Nikde', 'CZ0642'))).toBeUndefined();
});

test('a typed village that is not in the list keeps its name under its district', async () => {
  expect(await resolvePlace(db, { name: '  Horní   Dolní ', districtCode: 'CZ0712' })).toEqual({
    placeCode: null,
    placeName: 'Horní Dolní',
    districtCode: 'CZ0712',
    point: { lat: 49.596, lon: 17.252 },
  });
});

test('a typed name of a known place resolves to that place', async () => {
  const resolved = await resolvePlace(db, { name: 'frydek mistek', districtCode: 'CZ0802' });
  expect(resolved).toMatchObject({
    placeName: 'Frýdek-Místek',
    placeCode: builtInCode('Frýdek-Místek', 'CZ0802'),
  });
});

test.each([
  { name: 'Horní Dolní', districtCode: 'CZ9999' },
  { name: '<b>', districtCode: 'CZ0712' },
  { name: '', districtCode: 'CZ0712' },
  { placeCode: 'nonsense' },
])('%j resolves to no place', async (given) => {
  expect(await resolvePlace(db, given)).toBeUndefined();
});

test('a complete name, with or without a district, finds all places it names', async () => {
  expect(await placesNamed(db, 'Říčany')).toHaveLength(2);
  expect(await placesNamed(db, 'Říčany (okres Praha-východ)')).toHaveLength(1);
  expect(await placesNamed(db, 'Říča')).toEqual([]);
});

test('a postal code decides between namesakes, even before the codes are imported', async () => {
  expect((await placeOfPostcode(db, 'Písek', '39701'))?.district.name).toBe('Písek');
  expect((await placeOfPostcode(db, 'Písek', '73984'))?.district.name).toBe('Frýdek-Místek');
  expect((await placeOfPostcode(db, 'Říčany', '66482'))?.district.name).toBe('Brno-venkov');
  expect(await placeOfPostcode(db, 'Atlantida', '10000')).toBeUndefined();
});

test('a radius search finds exactly the places within it', async () => {
  const brno = { lat: 49.195, lon: 16.608 };
  const { placeCodes, districtCodes } = await placesWithin(db, brno, 25);
  const rows = await db.selectFrom('places').select(['code', 'lat', 'lon']).execute();
  const near = rows.filter((each) => distanceKm(brno, each) <= 25).map((each) => each.code);
  expect(placeCodes.toSorted()).toEqual(near.toSorted());
  expect(near.length).toBeGreaterThan(20);
  expect(districtCodes).toEqual(expect.arrayContaining(['CZ0642', 'CZ0643', 'CZ0641']));
});

test('95 % of postal codes lie in the district of their first three digits', () => {
  const districts = new Map(allMunicipalities().map((each) => [each.code, each.districtCode]));
  const pairs = allPostcodes().flatMap(({ postcode, codes }) => codes.map((code) => ({ postcode, code })));
  const right = pairs.filter(({ postcode, code }) =>
    districtsOfPostcode(postcode).includes(districts.get(code) ?? ''),
  );
  expect(pairs.length).toBeGreaterThan(70);
  expect(right.length).toBeGreaterThan(pairs.length * 0.95);
});

test('the first digit of a postal code fits the region, except for a few border villages', () => {
  const districts = new Map(allMunicipalities().map((each) => [each.code, each.districtCode]));
  const pairs = allPostcodes().flatMap(({ postcode, codes }) => codes.map((code) => ({ postcode, code })));
  const wrong = pairs.filter(
    ({ postcode, code }) => !isPlausiblePostcode(postcode, districts.get(code) ?? ''),
  );
  expect(wrong.length).toBeLessThan(pairs.length / 1000);
});
