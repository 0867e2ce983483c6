import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { builtInCode } from '../districts.ts';
import { loadBuiltInPlaces } from '../built-in/list.ts';
import { matchBuiltIn } from './match-built-in.ts';
import { importPlaces } from './import-places.ts';
import { addressFile, codeListFile, linkFile, type Specimen } from '../../../../test/specimens/registers.ts';

const { db } = await testDatabase();
const clock = { now: () => new Date('2026-06-01T12:00:00Z') };
const folder = mkdtempSync(join(tmpdir(), 'bazar-adopt-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const builtIn = builtInCode('Harrachov', 'CZ0512');
const harrachov: Specimen = {
  code: '577081',
  name: 'Harrachov',
  district: 'Jablonec nad Nisou',
  point: { lat: 50.772, lon: 15.431 },
  postcodes: ['51246'],
};

async function bring(...files: Buffer[]) {
  const inputs = files.map((content, i) => {
    const path = join(folder, `${i}.csv`);
    writeFileSync(path, content);
    return path;
  });
  return importPlaces({ db, clock }, inputs, { read: () => undefined, problem: () => undefined });
}

async function advertise(id: number, placeCode: string): Promise<void> {
  await sql`
    insert into listings (id, advertiser_id, kind, state, category_id, title, slug, description, price_type, place_code,
      place_name, district_code, place_exact, inserted, changed, created, updated, expires_at)
    values (${id}, ${advertiser}, 'offer', 'sold', 1, 't', 't', 'd', 'agreement', ${placeCode},
      'Harrachov', 'CZ0512', true, now(), now(), now(), now(), now())`.execute(db);
}
const advertiser = '00000000-0000-4000-8000-000000000001';
const placesOfListings = async () =>
  (await db.selectFrom('listings').select('place_code').orderBy('id').execute()).map(
    (each) => each.place_code,
  );
const codesOfHarrachov = async () =>
  (
    await db.selectFrom('places').select('code').where('folded', '=', 'harrachov').orderBy('code').execute()
  ).map((each) => each.code);

beforeEach(async () => {
  await db.deleteFrom('listings').execute();
  await db.deleteFrom('places').execute();
  await loadBuiltInPlaces({ db });
  await sql`insert into advertisers (id, email, public_name, slug, created_at)
    values (${advertiser}, 'a@example.cz', 'A', 'a', now()) on conflict do nothing`.execute(db);
});

test('listings follow their place to its official code in every state', async () => {
  await advertise(1, builtIn);
  await bring(addressFile([harrachov]), linkFile([harrachov]));
  expect(await placesOfListings()).toEqual(['577081']);
  expect(await codesOfHarrachov()).toEqual(['577081']);
});

test('a place that an outdated list put in another district is corrected by the next import', async () => {
  const outdated = { ...harrachov, district: 'Semily' };
  await bring(codeListFile([outdated]), linkFile([outdated]));
  expect(await codesOfHarrachov()).toEqual(['577081', builtIn]);
  await advertise(1, builtIn);
  await bring(addressFile([harrachov]), linkFile([harrachov]));
  expect(await codesOfHarrachov()).toEqual(['577081']);
  expect(await placesOfListings()).toEqual(['577081']);
  expect(await db.selectFrom('place_postcodes').selectAll().execute()).toEqual([
    { postcode: '51246', place_code: '577081' },
  ]);
});

test('two rows of one place both stay while listings refer to both', async () => {
  const outdated = { ...harrachov, district: 'Semily' };
  const { point: _, ...pointless } = outdated;
  await bring(addressFile([pointless]), linkFile([outdated]));
  await advertise(1, builtIn);
  await advertise(2, '577081');
  const summary = await bring(codeListFile([harrachov]), linkFile([harrachov]));
  expect(summary.stillBuiltIn).toBe(1379);
  expect(await placesOfListings()).toEqual([builtIn, '577081']);
  expect(await db.selectFrom('place_postcodes').selectAll().execute()).toEqual([
    { postcode: '51246', place_code: '577081' },
  ]);
});

const municipality = (code: string, name: string, districtCode: string, lat?: number) => ({
  code,
  name,
  districtCode,
  point: lat === undefined ? undefined : { lat, lon: 15 },
  addresses: undefined,
});
const foundling = (name: string, districtCode: string, lat = 50) => ({
  code: `${districtCode}-x`,
  name,
  districtCode,
  lat,
  lon: 15,
});

test('of two municipalities with the same name the nearer one is matched', () => {
  const both = [municipality('1', 'Březina', 'CZ0643', 50.5), municipality('2', 'Březina', 'CZ0643', 50.01)];
  expect(matchBuiltIn([foundling('Březina', 'CZ0643')], both)).toEqual([{ from: 'CZ0643-x', to: '2' }]);
});

test('a distant municipality with the same name in another district is not matched', () => {
  expect(matchBuiltIn([foundling('Nová Ves', 'CZ0206')], [municipality('1', 'Nová Ves', 'CZ0207')])).toEqual(
    [],
  );
  expect(
    matchBuiltIn([foundling('Nová Ves', 'CZ0206')], [municipality('1', 'Nová Ves', 'CZ0207', 51)]),
  ).toEqual([]);
});

test('a name unique in the whole country is matched without its district', () => {
  const country = Array.from({ length: 6000 }, (_, i) => municipality(String(i), `Obec ${i}`, 'CZ0207'));
  expect(matchBuiltIn([foundling('Obec 7', 'CZ0206')], country)).toEqual([{ from: 'CZ0206-x', to: '7' }]);
  expect(matchBuiltIn([foundling('Obec 7', 'CZ0206')], country.slice(1))).toEqual([]);
});
