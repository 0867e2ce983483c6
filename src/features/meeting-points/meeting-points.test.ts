import { beforeEach, expect, it, test } from 'vitest';
import { codeOf, loadTowns } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { storeBuiltIn } from '../places/db.ts';
import { addPoint, changePoint, hidePoint, importPoints } from './change.ts';
import { meetingPointForm } from './contract.ts';
import { addDemoPoints } from './demo-points.ts';
import { allPoints, deleteDemoPoints } from './db.ts';
import { meetingPointsExport } from './list-export.ts';
import { pointsWithin } from './suggest.ts';
import { readPoints } from './table.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { db } = platform;
const admin = {
  advertiserId: '00000000-0000-4000-8000-000000000001',
  email: 'spravce@example.cz',
  admin: true,
};
const hall = { kind: 'hall', name: 'Hala Lužánky', place: 'Brno' } as const;
const form = (change: Record<string, string> = {}) => meetingPointForm.parse({ ...hall, ...change });

async function add(change: Record<string, string> = {}): Promise<string> {
  const added = await addPoint(platform, admin, form(change));
  if (isRefusal(added)) throw new Error(JSON.stringify(added.fields));
  return added.id;
}
const names = async (asked: Parameters<typeof pointsWithin>[1] = {}) =>
  (await pointsWithin(platform, asked))?.points.map(({ name }) => name);
const inDays = (days: number) =>
  new Date(platform.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

beforeEach(() => db.deleteFrom('meeting_points').execute());

it('can be added, changed, hidden and shown again, each recorded in the audit log', async () => {
  const id = await add();
  expect(await names()).toEqual(['Hala Lužánky']);
  await changePoint(platform, admin, { id, ...form({ name: 'Hala Vodova', address: 'Vodova 108' }) });
  expect(await names()).toEqual(['Hala Vodova']);
  await hidePoint(platform, admin, { id, hidden: true, reason: 'rekonstrukce' });
  expect(await names()).toEqual([]);
  await hidePoint(platform, admin, { id, hidden: false, reason: 'po rekonstrukci' });
  expect(await names()).toEqual(['Hala Vodova']);
  const log = await db
    .selectFrom('admin_actions')
    .select(['action', 'subject', 'reason'])
    .where('subject', '=', `meeting-point:${id}`)
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'add-meeting-point', subject: `meeting-point:${id}`, reason: 'Hala Lužánky, Brno' },
    { action: 'change-meeting-point', subject: `meeting-point:${id}`, reason: 'Hala Lužánky → Hala Vodova' },
    { action: 'hide-meeting-point', subject: `meeting-point:${id}`, reason: 'rekonstrukce' },
    { action: 'show-meeting-point', subject: `meeting-point:${id}`, reason: 'po rekonstrukci' },
  ]);
});

it('is placed by coordinates as copied from maps, or in the centre of its municipality', async () => {
  await add();
  await add({ name: 'Hala Vodova', spot: '49.2211N, 16.5803E' });
  const found = await pointsWithin(platform, { place: codeOf('Brno') });
  expect(found?.points).toMatchObject([
    { name: 'Hala Lužánky', lat: 49.195, lon: 16.608 },
    { name: 'Hala Vodova', lat: 49.2211, lon: 16.5803 },
  ]);
});

it.each([
  [{ place: 'Nikdov' }, 'place', 'Obec „Nikdov“ neznáme'],
  [{ spot: 'u nádraží' }, 'spot', 'Souřadnicím „u nádraží“ nerozumíme'],
  [{ spot: '16.6080, 49.1950' }, 'spot', 'km od obce Brno'],
  [{ name: 'hala lužánky' }, 'name', 'v seznamu už je'],
])('is refused with a message at the field: %j', async (change, field, sentence) => {
  await add();
  const refused = await addPoint(platform, admin, form(change));
  expect(refused).toMatchObject({
    refused: 'invalid-input',
    fields: { [field]: [expect.stringContaining(sentence)] },
  });
  expect(await names()).toHaveLength(1);
});

it('is added once by concurrent admins', async () => {
  await Promise.all([1, 2, 3].map(() => addPoint(platform, admin, form())));
  expect(await names()).toHaveLength(1);
});

it.each([
  [{ kind: 'tournament' }, 'from'],
  [{ from: '2026-12-05' }, 'from'],
  [{ kind: 'tournament', from: '2026-12-06', to: '2026-12-05' }, 'to'],
  [{ kind: 'stadion' }, 'kind'],
])('a form with %j is refused', (change, field) => {
  const read = meetingPointForm.safeParse({ ...hall, ...change });
  expect(read.error?.issues.map(({ path }) => path[0])).toContain(field);
});

test('a past tournament is hidden, a current one is shown', async () => {
  const tournament = { kind: 'tournament', from: inDays(-1), to: inDays(0) };
  await add({ ...tournament, name: 'Vánoční turnaj' });
  await add({ ...tournament, name: 'Dávný turnaj', to: inDays(-1) });
  expect(await names()).toEqual(['Vánoční turnaj']);
  expect(await allPoints(db)).toHaveLength(2);
});

test('a place returns points by distance, a rectangle those inside, an unknown place none', async () => {
  await add({ name: 'Hala Kuřim', place: 'Kuřim' });
  await add();
  await add({ name: 'Hala Ostrava', place: 'Ostrava' });
  expect(await names({ place: codeOf('Brno') })).toEqual(['Hala Lužánky', 'Hala Kuřim']);
  expect(await names({ place: 'CZ0806' })).toEqual(['Hala Ostrava']);
  expect(await names({ bbox: { west: 18, south: 49, east: 19, north: 50 } })).toEqual(['Hala Ostrava']);
  expect(await names({ place: 'nikde' })).toBeUndefined();
});

const read = (table: string) => readPoints(db, new Blob([table]).stream());
const problems = async (table: string) => {
  const answer = await read(table);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer.fields));
  return answer.rows.map((row) => row.problems.join(' '));
};

test('a column of streets may be headed as in the form', async () => {
  for (const header of ['Adresa', 'Ulice', 'Ulice a číslo'])
    expect(await read(`Název;Obec;${header}\nHala Lužánky;Brno;Lidická 50`)).toMatchObject({
      rows: [{ values: { address: 'Lidická 50' } }],
      ignored: [],
    });
});

test('a table is validated row by row, and nothing is stored', async () => {
  const table = [
    'Druh;Název;Obec;Od;Do;Kapacita',
    'hala;Hala Lužánky;Brno;;;3000',
    'turnaj;Vánoční turnaj;Ostrava;5. 12. 2026;;',
    'stadion;Stadion;Brno;;;',
    'hala;Hala;Nikdov;;;',
    'turnaj;Turnaj bez dne;Brno;;;',
    'turnaj;Turnaj jindy;Brno;pátého;;',
    'hala;hala LUŽÁNKY;Brno;;;',
    ';;Brno;;;',
  ].join('\n');
  expect(await problems(table)).toEqual([
    '',
    '',
    'Druh „stadion“ neznáme. Napiš „hala“, nebo „turnaj“.',
    'Obec „Nikdov“ neznáme. Napiš celý její název, třeba Brno.',
    'Od: Toto pole je povinné',
    'Dni „pátého“ nerozumíme. Napiš ho jako 5. 12. 2026.',
    'Je v tabulce dvakrát.',
    'Název: Toto pole je povinné',
  ]);
  expect(await read(table)).toMatchObject({ ignored: ['Kapacita'] });
  expect(await allPoints(db)).toEqual([]);
});

test.each([
  ['', 'nic není'],
  ['Hala Lužánky;Brno', 'První řádek musí říkat'],
  ['Název;Obec', 'Pod nadpisy'],
  [`Název;Obec\n${'Hala;Brno\n'.repeat(501)}`, '501 řádků'],
])('an unreadable table is refused with a message: %#', async (table, sentence) => {
  expect(await read(table)).toMatchObject({ fields: { table: [expect.stringContaining(sentence)] } });
});

test('an import adds all rows or none, and leaves existing points unchanged', async () => {
  const id = await add({ address: 'Sportovní 2' });
  const wrong = await importPoints(platform, admin, [form({ name: 'Nová' }), form({ place: 'Nikdov' })]);
  expect(wrong).toMatchObject({ fields: { rows: [expect.stringContaining('Hala Lužánky: Obec „Nikdov“')] } });
  expect(await allPoints(db)).toHaveLength(1);
  expect(await importPoints(platform, admin, [form(), form({ name: 'Nová' })])).toEqual({
    added: 1,
    existing: 1,
  });
  expect((await allPoints(db)).find((each) => each.id === id)?.address).toBe('Sportovní 2');
});

test('an exported list is imported as existing points', async () => {
  await add({ spot: '49.2211, 16.5803', address: 'Vodova 108' });
  await add({ kind: 'tournament', name: 'Vánoční turnaj', place: 'Ostrava', from: inDays(9) });
  const rows = [];
  for await (const row of meetingPointsExport.rows(platform, admin, {}))
    rows.push(row.map((cell) => cell ?? ''));
  const table = [meetingPointsExport.columns, ...rows].map((row) => row.join('\t')).join('\n');
  expect(await read(table)).toMatchObject({ rows: [{ existing: true }, { existing: true }] });
});

test('a demo point edited into a real one survives the removal of the demo', async () => {
  const towns = ['Plzeň', 'Olomouc', 'Jihlava', 'Hradec Králové', 'Liberec', 'Pardubice', 'Kroměříž'];
  await storeBuiltIn(
    db,
    towns.map((name) => ({ name, code: `t-${name}`, districtCode: 'CZ0100', lat: 50, lon: 15, weight: 1 })),
  );
  await addDemoPoints(platform);
  const [first, ...others] = await allPoints(db);
  await addDemoPoints(platform);
  expect(await allPoints(db)).toHaveLength(others.length + 1);
  await changePoint(platform, admin, { id: first?.id ?? '', ...form({ place: 'Ostrava' }) });
  await deleteDemoPoints(db);
  expect((await allPoints(db)).map(({ name }) => name)).toEqual(['Hala Lužánky']);
});
