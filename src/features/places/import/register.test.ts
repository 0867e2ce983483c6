import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { allMunicipalities, allPostcodes, registerDir } from '../../../../test/geo.ts';
import { builtInPlaces, loadBuiltInPlaces } from '../built-in/list.ts';
import { locatedPlaces } from '../db.ts';
import { distanceKm } from '../distance.ts';
import { districtByCode, regionOf } from '../districts.ts';
import { nearestPlace, placesWithin } from '../named-place.ts';
import { importPlaces } from './import-places.ts';
import type { Problem } from './read-source.ts';
import { addressFile, codeListFile, linkFile, zipOf } from '../../../../test/specimens/registers.ts';

const folder = mkdtempSync(join(tmpdir(), 'bazar-register-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { db } = await testDatabase();
let problems: Problem[] = [];
beforeEach(() => {
  problems = [];
});
const bring = (...inputs: string[]) =>
  importPlaces({ db, clock: { now: () => new Date('2026-06-01T12:00:00Z') } }, inputs, {
    read: () => undefined,
    problem: (problem) => problems.push(problem),
  });

test(
  'imports every municipality and postal code from the register in its official formats',
  { timeout: 120_000 },
  async () => {
    await loadBuiltInPlaces({ db });
    const municipalities = allMunicipalities();
    const postcodes = new Map<string, string[]>();
    for (const { postcode, codes } of allPostcodes()) {
      for (const code of codes) postcodes.set(code, [...(postcodes.get(code) ?? []), postcode]);
    }
    const specimens = municipalities.map((each) => ({
      code: each.code,
      name: each.name,
      district: each.districtName,
      point: { lat: each.lat, lon: each.lon },
      postcodes: postcodes.get(each.code) ?? [''],
    }));
    const files = specimens.map((each) => ({
      name: `CSV/20260531_OB_${each.code}_ADR.csv`,
      content: addressFile([each]),
    }));
    writeFileSync(join(folder, 'adr.zip'), await zipOf(files));
    writeFileSync(join(folder, 'cis43.csv'), codeListFile(specimens));
    writeFileSync(join(folder, 'vaz.csv'), linkFile(specimens));
    const summary = await bring(folder);

    expect(problems).toEqual([]);
    expect(summary).toMatchObject({
      files: municipalities.length + 2,
      municipalities: municipalities.length,
      postcodes: allPostcodes().length,
      withoutPoint: 0,
      // Each town of the small list takes over the built-in place of its name; the full register covers all built-in
      // places.
      stillBuiltIn: registerDir ? 0 : builtInPlaces().length - municipalities.length,
    });
    const stored = await db.selectFrom('places').selectAll().where('source', '=', 'official').execute();
    expect(stored).toHaveLength(municipalities.length);
    const byCode = new Map(stored.map((each) => [each.code, each]));
    for (const { code, name, districtCode, lat, lon } of municipalities) {
      const place = byCode.get(code);
      expect(place).toMatchObject({ name, district_code: districtCode, source: 'official' });
      if (place) expect(distanceKm(place, { lat, lon }), name).toBeLessThan(0.01);
    }
    const pairs = await db.selectFrom('place_postcodes').selectAll().execute();
    const expected = [...postcodes].flatMap(([code, own]) => own.map((postcode) => `${postcode} ${code}`));
    expect(pairs.map((each) => `${each.postcode} ${each.place_code}`).toSorted()).toEqual(
      expected.toSorted(),
    );
  },
);

test('a radius search around any point finds exactly the municipalities within it', async () => {
  const municipalities = allMunicipalities();
  const ofReference = new Set(municipalities.map(({ code }) => code));
  const centre = fc.record({
    lat: fc.double({ min: 48.5, max: 51.1, noNaN: true }),
    lon: fc.double({ min: 12, max: 18.9, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(centre, fc.constantFrom(...municipalities)),
      fc.constantFrom(5, 10, 25, 50, 100),
      async (spot, km) => {
        const { placeCodes } = await placesWithin(db, spot, km);
        const found = placeCodes.filter((code) => ofReference.has(code));
        const near = municipalities.filter((each) => distanceKm(spot, each) <= km).map(({ code }) => code);
        // The register's points were converted to metres and back: those on the very edge may fall on either side.
        const edge = new Set(
          municipalities
            .filter((each) => Math.abs(distanceKm(spot, each) - km) < 0.02)
            .map(({ code }) => code),
        );
        const certain = (codes: string[]) => codes.filter((code) => !edge.has(code)).toSorted();
        expect(certain(found)).toEqual(certain(near));
      },
    ),
    { numRuns: 100 },
  );
});

test('every municipality lies in the district and region of the register', async () => {
  const municipalities = allMunicipalities();
  const official = municipalities.map(
    ({ code, districtCode, districtName, regionCode, regionName }) =>
      `${code} ${districtCode} ${districtName}, ${regionCode} ${regionName}`,
  );
  const ofReference = new Set(municipalities.map(({ code }) => code));
  const located = (await locatedPlaces(db)).filter(({ code }) => ofReference.has(code));
  const ours = located.map(({ code, districtCode }) => {
    const district = districtByCode(districtCode);
    const region = district && regionOf(district);
    return `${code} ${districtCode} ${district?.name}, ${region?.code} ${region?.name}`;
  });
  expect(ours.toSorted()).toEqual(official.toSorted());
});

test("the nearest place to a municipality's own point is that municipality", async () => {
  const municipalities = allMunicipalities();
  const everyNth = Math.ceil(municipalities.length / 110);
  const sample = municipalities.filter((_, index) => index % everyNth === 0);
  for (const each of sample) {
    const nearest = await nearestPlace(db, each);
    expect(nearest && distanceKm(nearest, each), each.name).toBeLessThan(0.02);
  }
  expect(await nearestPlace(db, { lat: 52.52, lon: 13.4 })).toBeUndefined();
});
