import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runProgram } from '../src/bootstrap/run-program.ts';
import { builtInPlaces } from '../src/features/places/built-in/list.ts';
import { toMap } from '../src/features/places/components/mercator.ts';
import { distanceKm } from '../src/features/places/distance.ts';
import { renderOutline } from '../src/features/places/drawing/render-outline.ts';
import { insideRings } from '../src/features/places/drawing/shapes.ts';
import { findPlaces } from '../src/features/places/find.ts';
import { importPlaces } from '../src/features/places/import/import-places.ts';
import { placesWithin } from '../src/features/places/named-place.ts';
import { OperatorProblem } from '../src/platform/operator-problem.ts';
import { allMunicipalities, registerDir } from '../test/geo.ts';
import { addressFile, linkFile } from '../test/specimens/registers.ts';
import { type TemporaryDatabase, temporaryDatabase } from './temporary-database.ts';

/**
 * Checks that need the complete register of municipalities, which is not part of the project: `GEO_DIR=… node
 * run.mjs bench/register.ts`. Prints each check and exits with 1 if any fails.
 */
async function checkRegister(): Promise<void> {
  if (!registerDir) throw new OperatorProblem('Set GEO_DIR to the folder of the whole register.');
  checkBuiltIn();
  checkOutline(registerDir);
  const database = await temporaryDatabase();
  try {
    await checkImport(database, registerDir);
    await checkRadius(database);
    await checkSuggestions(database);
  } finally {
    await database.close();
  }
}

function say(what: string, wrong: readonly string[]): void {
  console.log(`${wrong.length === 0 ? 'ok' : 'FAILED'}: ${what}`);
  for (const each of wrong) console.log(`  ${each}`);
  if (wrong.length > 0) process.exitCode = 1;
}

function checkBuiltIn(): void {
  const official = Map.groupBy(allMunicipalities(), (each) => `${each.name} ${each.districtCode}`);
  const wrong = builtInPlaces().filter((place) => {
    const [same] = official.get(`${place.name} ${place.districtCode}`) ?? [];
    return !same || distanceKm(place, same) >= 5;
  });
  say(
    'each built-in place is a municipality, in its district and within 5 km',
    wrong.map(({ name, districtCode }) => `${name} ${districtCode}`),
  );
}

const officialShapes = z.object({
  regions: z.array(z.object({ kod: z.string(), labelLatLon: z.tuple([z.number(), z.number()]) })),
});

function checkOutline(folder: string): void {
  const { regions } = officialShapes.parse(JSON.parse(readFileSync(join(folder, 'okresy.svg.json'), 'utf8')));
  const { districts } = renderOutline(allMunicipalities());
  const rings = new Map(districts.map((district) => [district.code, district.rings]));
  const wrong = regions.filter(({ kod, labelLatLon: [lat, lon] }) => {
    return !insideRings(toMap({ lat, lon }), rings.get(kod) ?? []);
  });
  say(
    'drawn from the whole register, districts cover the middles of the official ones',
    wrong.map(({ kod }) => kod),
  );
}

async function checkImport({ platform, dataDir }: TemporaryDatabase, folder: string): Promise<void> {
  const names = new Map(allMunicipalities().map(({ code, name }) => [code, name]));
  const wrong: string[] = [];
  const progress = {
    read: () => undefined,
    problem: ({ source, line, why }: { source: string; line?: number | undefined; why: string }) =>
      wrong.push(`${source}:${line ?? ''} ${why}`),
  };
  await importPlaces(platform, [join(folder, 'official-samples')], progress);
  const stored = await platform.db
    .selectFrom('places')
    .select(['code', 'name'])
    .where('source', '=', 'official')
    .execute();
  for (const { code, name } of stored)
    if (names.get(code) !== name) wrong.push(`${code} is ${name} instead of ${names.get(code)}`);
  say(`samples of the official files are understood: ${stored.length} municipalities`, wrong);

  wrong.length = 0;
  const specimens = allMunicipalities().map((each) => ({
    ...each,
    district: each.districtName,
    point: each,
    postcodes: [''],
  }));
  const files = { 'addresses.csv': addressFile(specimens), 'links.csv': linkFile(specimens) };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dataDir, name), content);
  await importPlaces(
    platform,
    Object.keys(files).map((name) => join(dataDir, name)),
    progress,
  );
  say('the whole register is brought in', wrong);
}

/** Numbers of municipalities within a radius of a city, computed by an independent program: km and count. */
const counted: Record<string, readonly [km: number, municipalities: number][]> = {
  Praha: [
    [5, 1],
    [10, 6],
    [25, 229],
  ],
  Brno: [
    [10, 16],
    [25, 205],
    [50, 815],
  ],
};

async function checkRadius({ platform }: TemporaryDatabase): Promise<void> {
  const wrong: string[] = [];
  for (const [name, circles] of Object.entries(counted)) {
    const city = allMunicipalities().find((each) => each.name === name);
    for (const [km, municipalities] of city ? circles : []) {
      const found = city ? (await placesWithin(platform.db, city, km)).placeCodes.length : 0;
      if (found !== municipalities)
        wrong.push(`${found} within ${km} km of ${name} instead of ${municipalities}`);
    }
  }
  say('around a city so many municipalities are near as another program counts', wrong);
}

async function checkSuggestions({ platform: { db } }: TemporaryDatabase): Promise<void> {
  const typed = ['b', 'nova v', 'praha 6', '602', 'ves', 'xyz nad labem', 'brno', 'kostelec n'];
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    for (const each of typed) {
      const begun = performance.now();
      await findPlaces(db, each, 8);
      if (round > 0) times.push(performance.now() - begun);
    }
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;
  say(`a suggestion takes under 10 ms: ${median.toFixed(1)}`, median < 10 ? [] : [`${median.toFixed(1)} ms`]);
}

await runProgram(checkRegister);
