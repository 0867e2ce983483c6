import { expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { allMunicipalities, type Municipality, registerDir } from '../../../../test/geo.ts';
import { fold } from '../../../contract/fold.ts';
import { distanceKm } from '../distance.ts';
import { districtByCode, districtOfBuiltInCode } from '../districts.ts';
import { builtInPlaces, greaterTowns, loadBuiltInPlaces, notMunicipalities } from './list.ts';

const places = builtInPlaces();
const { db } = await testDatabase();

test('every place has a unique code that contains the code of its district', () => {
  expect(new Set(places.map((each) => each.code)).size).toBe(places.length);
  for (const { code, districtCode } of places) {
    expect(districtByCode(districtCode), code).toBeDefined();
    expect(districtOfBuiltInCode(code)).toBe(districtCode);
  }
});

test('Prague and Brno are one place each, without their parts, under their Czech names', () => {
  expect(places.filter((each) => each.districtCode === 'CZ0100').map((each) => each.name)).toEqual(['Praha']);
  expect(places.filter((each) => each.districtCode === 'CZ0642').map((each) => each.name)).toEqual(['Brno']);
  expect(places.map((each) => each.name)).toContain('Plzeň');
});

test('the built-in places are loaded only into an empty database', async () => {
  await loadBuiltInPlaces({ db });
  await db.deleteFrom('places').where('name', '=', 'Brno').execute();
  await loadBuiltInPlaces({ db });
  const stored = await db.selectFrom('places').select(['name', 'weight']).execute();
  expect(stored).toHaveLength(places.length - 1);
  expect(await db.selectFrom('districts').select('code').execute()).toHaveLength(77);
  expect(await db.selectFrom('regions').select('code').execute()).toHaveLength(14);
});

test('the larger municipalities of the reference list are present, in their district and within 5 km', () => {
  const isListed = (each: Municipality) =>
    places.some(
      (place) =>
        place.name === each.name && place.districtCode === each.districtCode && distanceKm(place, each) < 5,
    );
  // The full register has villages that the built-in list lacks; the reference list in this repository has only
  // towns.
  expect(allMunicipalities().filter(isListed).length).toBeGreaterThanOrEqual(registerDir ? 1_379 : 227);
});

test('no excluded name is a municipality of its district', () => {
  const official = new Set(allMunicipalities().map((each) => `${fold(each.name)} ${each.districtCode}`));
  for (const leftOut of notMunicipalities) {
    const cut = leftOut.lastIndexOf(' ');
    expect(official.has(`${fold(leftOut.slice(0, cut))} ${leftOut.slice(cut + 1)}`), leftOut).toBe(false);
  }
});

test('districts have their official names', () => {
  const municipalities = allMunicipalities();
  expect(new Set(municipalities.map(({ districtCode }) => districtCode)).size).toBe(77);
  for (const { districtCode, districtName } of municipalities) {
    expect(districtByCode(districtCode)?.name).toBe(districtName);
  }
});

test('the largest of municipalities with the same name is first', () => {
  const first = (name: string) =>
    places.filter((each) => each.name === name).toSorted((a, b) => b.weight - a.weight)[0]?.districtCode;
  expect(first('Hranice')).toBe('CZ0714');
  expect(first('Říčany')).toBe('CZ0209');
  for (const town of greaterTowns)
    expect(places.map(({ name, districtCode }) => `${name} ${districtCode}`)).toContain(town);
});
