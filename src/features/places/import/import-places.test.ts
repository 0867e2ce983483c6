import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { builtInCode } from '../districts.ts';
import { loadBuiltInPlaces } from '../built-in/list.ts';
import { findPlaces, placeByCode } from '../find.ts';
import { importPlaces } from './import-places.ts';
import type { Problem } from './read-source.ts';
import { officialRegisters } from '../../../../test/specimens/official-registers.ts';
import {
  addressFile,
  codeListFile,
  linkFile,
  mpsvFiles,
  zipOf,
  type Specimen,
} from '../../../../test/specimens/registers.ts';

const { db } = await testDatabase();
const clock = { now: () => new Date('2026-06-01T12:00:00Z') };
const folder = mkdtempSync(join(tmpdir(), 'bazar-import-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const brno: Specimen = {
  code: '582786',
  name: 'Brno',
  district: 'Brno-město',
  point: { lat: 49.195, lon: 16.607 },
  postcodes: ['60200', '61500'],
};
const village: Specimen = {
  code: '500991',
  name: 'Horní Žlutice',
  district: 'Znojmo',
  point: { lat: 48.9, lon: 16.1 },
  postcodes: ['66902'],
};

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function run(...inputs: string[]) {
  const problems: Problem[] = [];
  const progress = { read: () => undefined, problem: (problem: Problem) => problems.push(problem) };
  const summary = await importPlaces({ db, clock }, inputs, progress);
  const said = problems.map(
    ({ source, line, why }) => `${source.replace(`${folder}/`, '')}:${line ?? ''} ${why}`,
  );
  return { summary, problems: said };
}

beforeEach(async () => {
  await db.deleteFrom('listings').execute();
  await db.deleteFrom('places').execute();
  await loadBuiltInPlaces({ db });
});

test('a built-in place takes over its official code, and links with the old code still work', async () => {
  const { summary, problems } = await run(
    write('a.csv', addressFile([brno])),
    write('l.csv', linkFile([brno])),
  );
  expect(problems).toEqual([]);
  expect(summary).toMatchObject({
    files: 2,
    municipalities: 1,
    added: 0,
    postcodes: 2,
    withoutPoint: 0,
    stillBuiltIn: 1378,
  });
  const place = await placeByCode(db, '582786');
  expect(place).toMatchObject({ name: 'Brno', district: { code: 'CZ0642' } });
  expect(place?.lat).toBeCloseTo(49.195, 4);
  expect(place?.lon).toBeCloseTo(16.607, 4);
  expect(await placeByCode(db, builtInCode('Brno', 'CZ0642'))).toEqual(place);
});

test('a municipality missing from the built-in list is found by its name and postal code', async () => {
  await run(write('a.csv', addressFile([village])), write('l.csv', linkFile([village])));
  expect(await findPlaces(db, 'horni zlut', 8)).toMatchObject([
    { code: '500991', name: 'Horní Žlutice', district: { code: 'CZ0647' } },
  ]);
  expect(await findPlaces(db, '669 02', 8)).toMatchObject([{ code: '500991', postcode: '669 02' }]);
});

test('importing the same files again changes nothing', async () => {
  const inputs = [write('a.csv', addressFile([brno, village])), write('l.csv', linkFile([brno, village]))];
  await run(...inputs);
  const state = async () => [
    await db.selectFrom('places').selectAll().orderBy('code').execute(),
    await db.selectFrom('place_postcodes').selectAll().orderBy('postcode').execute(),
  ];
  const first = await state();
  const { summary } = await run(...inputs.toReversed());
  expect(summary.added).toBe(0);
  expect(await state()).toEqual(first);
});

test('code lists alone give names and districts; points stay at the district town', async () => {
  const list = write('cis.csv', codeListFile([village]));
  const link = write('vaz.csv', linkFile([village]));
  const { summary } = await run(list, link);
  expect(summary).toMatchObject({ added: 1, withoutPoint: 1, postcodes: 0 });
  expect(await placeByCode(db, '500991')).toMatchObject({ lat: 48.855, lon: 16.049 });
  await run(write('a.csv', addressFile([village])));
  const located = await placeByCode(db, '500991');
  expect(located?.lat).toBeCloseTo(48.9, 4);
  await run(list, link);
  expect(await placeByCode(db, '500991')).toEqual(located);
});

test('a municipality that no longer exists on the day of the import is skipped', async () => {
  const { summary } = await run(
    write(
      'cis.csv',
      codeListFile([
        { ...village, validTo: '31.05.2026' },
        { ...brno, validTo: '01.06.2026' },
      ]),
    ),
    write('vaz.csv', linkFile([village, brno])),
  );
  expect(summary.municipalities).toBe(1);
  expect(await placeByCode(db, '500991')).toBeUndefined();
});

test('reads MPSV lists, folders, archives and UTF-8 with CRLF', async () => {
  const inside = join(folder, 'register');
  mkdirSync(inside);
  const lists = mpsvFiles([{ ...village, district: 'CZ0647' }], [{ id: '3713', lau: 'CZ0647' }]);
  write('register/obce.json', lists.places);
  write('register/okresy.json', lists.districts);
  write('register/readme.txt', 'not a list');
  const utf8 = new TextDecoder('windows-1250').decode(addressFile([village], '\r\n'));
  write('register/adr.zip', await zipOf([{ name: 'CSV/500991.csv', content: Buffer.from(utf8) }]));
  const { summary, problems } = await run(inside);
  expect(problems).toEqual([]);
  expect(summary).toMatchObject({ files: 3, municipalities: 1, added: 1, postcodes: 1 });
  expect((await placeByCode(db, '500991'))?.name).toBe('Horní Žlutice');
});

test('reads every official list, with Prague and its two districts; of two lists the newer one wins', async () => {
  const inside = join(folder, 'official');
  mkdirSync(inside);
  for (const [name, content] of Object.entries(officialRegisters()))
    writeFileSync(join(inside, name), content);
  const { summary, problems } = await run(inside);
  expect(problems).toEqual([]);
  expect(summary).toMatchObject({ files: 10, municipalities: 4, postcodes: 1 });
  const stored = await db
    .selectFrom('places')
    .select(['code', 'name', 'district_code as district'])
    .where('source', '=', 'official')
    .orderBy('code')
    .execute();
  expect(stored).toEqual([
    { code: '500991', name: 'Horní Žlutice', district: 'CZ0647' },
    // The older list still has it in the district of Nymburk.
    { code: '500992', name: 'Nová Lhota nad Říčkou', district: 'CZ0204' },
    { code: '500993', name: 'Dolní Habří', district: 'CZ0647' },
    { code: '554782', name: 'Praha', district: 'CZ0100' },
  ]);
  expect(await findPlaces(db, '669 11', 8)).toMatchObject([{ code: '500993', name: 'Dolní Habří' }]);
});

test('downloads a web address, and reports why a download fails', async () => {
  const archive = await zipOf([{ name: 'a.csv', content: addressFile([brno]) }]);
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/adr.zip' ? 200 : 404;
    response.end(request.url === '/adr.zip' ? archive : '');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  try {
    expect((await run(`${base}/adr.zip`)).summary).toMatchObject({ municipalities: 1, postcodes: 2 });
    await expect(run(`${base}/nothing`)).rejects.toThrow(
      `${base}/nothing could not be downloaded: the server answered 404.`,
    );
  } finally {
    server.close();
  }
});

test('reports an invalid line by file and number, and imports the rest', async () => {
  const rows = new TextDecoder('windows-1250').decode(addressFile([village, brno])).split('\n');
  const broken = [
    rows[0],
    rows[1]?.replace('66902', '6690'),
    'x;y',
    rows[2]?.replace(/;\d+\.\d+;/, ';1.0;'),
    ...rows.slice(3),
  ];
  const { summary, problems } = await run(
    write('a.csv', broken.join('\n')),
    write('l.csv', linkFile([brno])),
  );
  expect(problems).toEqual([
    'a.csv:2 "6690" is not a postal code',
    'a.csv:3 2 columns instead of 19',
    expect.stringMatching(/^a\.csv:4 coordinates 1\.0, \d+\.\d+ do not lie in Czechia$/),
  ]);
  expect(summary).toMatchObject({ municipalities: 1, postcodes: 2 });
});

test('reports a file of another kind, and stops at a missing one', async () => {
  expect((await run(write('people.csv', 'name;age\nAda;36\n'))).problems).toEqual([
    'people.csv:1 this is none of the known official formats',
  ]);
  expect((await run(write('broken.json', '{'))).problems).toEqual(['broken.json: not a code list of MPSV']);
  await expect(run(join(folder, 'nowhere.csv'))).rejects.toThrow('no such file or folder.');
});

test('reports and skips a municipality whose district is unknown', async () => {
  const { summary, problems } = await run(write('a.csv', addressFile([village])));
  expect(problems).toEqual(['Horní Žlutice (500991): no file says in which district it lies']);
  expect(summary.municipalities).toBe(0);
});
