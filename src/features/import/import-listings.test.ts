import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { loadTowns } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { categoryById } from '../catalogue/index.ts';
import { findDetail } from '../listings/db-cards.ts';
import { importListings, linesOf } from './import-listings.ts';
import { corpusListing, ownFormatListing } from '../../../test/specimens/imported-listings.ts';

const platform = await testPlatform();
await loadTowns(platform);

beforeEach(async () => {
  await platform.db.deleteFrom('listings').execute();
});

/** Imports a file of these lines; objects are serialized as JSON. */
async function bring(lines: readonly unknown[], end = '\n') {
  const problems: [line: number, why: string][] = [];
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join(end);
  const summary = await importListings(platform, linesOf(chunksOf(Buffer.from(text + end))), {
    stored: () => undefined,
    problem: (line, why) => problems.push([line, why]),
  });
  return { ...summary, problems };
}

async function* chunksOf(bytes: Uint8Array, size = 1_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function listing(reference: string) {
  const { id } = await platform.db
    .selectFrom('listings')
    .where('reference', '=', reference)
    .select('id')
    .executeTakeFirstOrThrow();
  const detail = await findDetail(platform.db, id);
  if (!detail) throw new Error(`No listing ${reference}`);
  return detail;
}

const advertiserOf = async (reference: string) =>
  platform.db
    .selectFrom('advertisers')
    .selectAll()
    .where('id', '=', (await listing(reference)).advertiser_id)
    .executeTakeFirstOrThrow();

test('a line of the search corpus becomes a listing with typed attributes, place and time', async () => {
  const { added, problems } = await bring([corpusListing]);
  expect(problems).toEqual([]);
  expect(added).toBe(1);
  expect(await listing('v0001')).toMatchObject({
    kind: 'offer',
    state: 'active',
    category_id: 1,
    title: 'Florbalka Unihok Epic',
    brand: 'unihoc',
    condition: null,
    attributes: { shaftLengthCm: 96, flexMm: 26, hand: 'left' },
    price_type: 'fixed',
    price: 1490,
    place_name: 'Brno',
    district_code: 'CZ0642',
    place_exact: true,
    inserted: new Date('2026-04-10T16:26:00Z'),
    expires_at: new Date('2026-07-03T10:00:00Z'),
  });
});

test('a line of our own format becomes a listing with all its data', async () => {
  const { added, problems } = await bring([ownFormatListing]);
  expect(problems).toEqual([]);
  expect(added).toBe(1);
  expect(await listing('own-1')).toMatchObject({
    state: 'reserved',
    brand: 'unihoc',
    model: 'Epic',
    condition: 'used',
    wear: 'light',
    attributes: { shaftLengthCm: 96, hand: 'left', ageGroup: ['adult'] },
    swap: true,
    swap_wants: 'Pravá hůl 96 cm',
    swap_hand: 'right',
    place_name: 'Brno',
    place_exact: false,
    inserted: new Date('2026-05-01T10:00:00Z'),
  });
  expect(await advertiserOf('own-1')).toMatchObject({ public_name: 'Tomáš V.', is_trader: false });
});

test('an unchanged line changes nothing, not even edits of its listing made here', async () => {
  await bring([corpusListing, ownFormatListing]);
  await platform.db.updateTable('listings').set({ state: 'sold', title: 'Hůl na florbal' }).execute();
  platform.clock.advance(86_400_000);
  const before = await platform.db.selectFrom('listings').selectAll().orderBy('id').execute();
  expect(await bring([corpusListing, ownFormatListing])).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: 2,
  });
  expect(await platform.db.selectFrom('listings').selectAll().orderBy('id').execute()).toEqual(before);
});

test('a changed line updates its listing and keeps its address, its end and its days', async () => {
  await bring([corpusListing]);
  const before = await listing('v0001');
  await platform.db.updateTable('listings').set({ state: 'withdrawn' }).execute();
  platform.clock.advance(86_400_000);
  const cheaper = { ...corpusListing, price: 990, inserted: '2026-04-12T08:00Z' };
  expect(await bring([cheaper])).toMatchObject({ added: 0, changed: 1 });
  expect(await listing('v0001')).toMatchObject({
    id: before.id,
    price: 990,
    state: 'withdrawn',
    inserted: new Date('2026-04-12T08:00:00Z'),
    expires_at: before.expires_at,
    version: before.version + 1,
  });
});

test('invalid lines are reported with their numbers, and the others are imported', async () => {
  const { problems, ...summary } = await bring([
    corpusListing,
    '{"id": "broken',
    '[1]',
    { ...corpusListing, id: 'a', price: 0 },
    { ...corpusListing, id: 'b', price: null },
    '',
    { ...corpusListing, id: 'c', category: 'auta' },
    { ...corpusListing, id: 'd', okres: 'Nikde' },
    { ...corpusListing, id: 'e', title: ' ' },
    { ...corpusListing, id: 'v0001', title: 'Jiná hůl se stejným číslem' },
    { ...ownFormatListing, id: 'f', attributes: { shaftLengthCm: 'dlouhá' } },
    { ...ownFormatListing, id: 'g' },
  ]);
  expect(summary).toMatchObject({ lines: 11, added: 2, refused: 9 });
  expect(problems.map(([line]) => line).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 7, 8, 9, 10, 11]);
  const whyOf = (number: number) => problems.find(([line]) => line === number)?.[1];
  expect(whyOf(2)).toBe('not a JSON object');
  expect(whyOf(4)).toContain('price');
  expect(whyOf(5)).toContain('price');
  expect(whyOf(7)).toContain('unknown category "auta"');
  expect(whyOf(8)).toBe('no district Nikde is known');
  expect(whyOf(9)).toContain('title');
  expect(whyOf(10)).toContain('v0001');
  expect(whyOf(11)).toContain('shaftLengthCm');
});

test('a row rejected by the database does not affect others of its batch', async () => {
  await platform.db.schema
    .alterTable('listings')
    .addCheckConstraint('no_13', sql`price <> 1313`)
    .execute();
  const lines = [1, 2, 3].map((each) => ({
    ...corpusListing,
    id: `n${each}`,
    price: each === 2 ? 1313 : 500,
  }));
  const { added, problems } = await bring(lines);
  await platform.db.schema.alterTable('listings').dropConstraint('no_13').execute();
  expect(added).toBe(2);
  expect(problems).toMatchObject([[2, expect.stringContaining('no_13')]]);
});

test('listings belong to the import account, or to the advertiser named in the line', async () => {
  await bring([
    corpusListing,
    { ...corpusListing, id: 'second' },
    { ...corpusListing, id: 'mailed', advertiser: { email: 'Jana@Example.cz', name: 'Jana Pavlíčková' } },
    { ...corpusListing, id: 'plain', advertiser: 'jana@example.cz' },
    { ...corpusListing, id: 'shop', advertiser: { alias: 'Florbal Centrum', trader: true } },
  ]);
  expect(await advertiserOf('v0001')).toMatchObject({
    email: 'info+import@127.0.0.1',
    public_name: 'Převzaté inzeráty',
  });
  expect((await advertiserOf('second')).id).toBe((await advertiserOf('v0001')).id);
  expect(await advertiserOf('mailed')).toMatchObject({
    email: 'jana@example.cz',
    public_name: 'Jana P.',
    email_verified_at: null,
  });
  expect((await advertiserOf('plain')).id).toBe((await advertiserOf('mailed')).id);
  expect(await advertiserOf('shop')).toMatchObject({ public_name: 'Florbal Centrum', is_trader: true });
});

test('a village missing from the list keeps its name and district', async () => {
  await bring([{ ...corpusListing, obec: 'Horní Dolní', okres: 'Brno-venkov' }]);
  expect(await listing('v0001')).toMatchObject({
    place_code: null,
    place_name: 'Horní Dolní',
    district_code: 'CZ0643',
  });
});

test('facts without a field stay in the text, and an unknown brand stays as written', async () => {
  await bring([
    {
      ...corpusListing,
      category: 'brankari-vesty',
      brand: 'Warrior',
      attributes: { flex: 26, size: '150/160' },
    },
  ]);
  const { description, brand, brand_text, attributes } = await listing('v0001');
  expect(description).toBe(`${corpusListing.description}\n\nUvedeno také: flex 26, velikost 150/160.`);
  expect({ brand, brand_text, attributes }).toEqual({ brand: 'jina', brand_text: 'Warrior', attributes: {} });
});

test('texts of any length are imported; a long title is cut at a word and kept in full in the text', async () => {
  const title = `Florbalka Unihoc Epic ${'velmi '.repeat(12)}zachovalá, levá`;
  const { problems } = await bring([
    { ...corpusListing, id: 'long', title },
    { ...corpusListing, id: 'short', title: 'Hůl', description: '' },
  ]);
  expect(problems).toEqual([]);
  const long = await listing('long');
  expect(long.title.length).toBeLessThanOrEqual(80);
  expect(long.title).toMatch(/^Florbalka Unihoc Epic velmi .*velmi…$/);
  expect(long.description).toContain(`celý nadpis „${title}“`);
  expect(await listing('short')).toMatchObject({ title: 'Hůl', description: '' });
});

test.each([
  ['tasky', 'Vak na hole Unihoc', 'vaky-na-hole'],
  ['tasky', 'Toolbag Fat Pipe černý', 'toolbagy'],
  ['tasky', 'Taška Salming velká', 'sportovni-tasky'],
  ['tasky', 'Prodám něco na výbavu', 'sportovni-tasky'],
  ['obleceni', 'Dres Oxdog M', 'dresy'],
  ['obleceni', 'Štulpny černé', 'stulpny'],
  ['branky-trenink', 'Střelecká deska', 'treninkove-pomucky'],
  ['branky-trenink', 'Mantinely na hřiště', 'mantinely'],
  ['florbalky', 'Vak na hole Unihoc', 'florbalky'],
])('of %s, „%s“ is imported into the category %s', async (category, title, leaf) => {
  await bring([{ ...corpusListing, category, title, description: 'Osobně nebo poštou.', attributes: null }]);
  expect(categoryById((await listing('v0001')).category_id)?.slug).toBe(leaf);
});

test('CRLF line ends and a byte order mark are accepted', async () => {
  const second = { ...corpusListing, id: 'second' };
  expect(await bring([`\u{feff}${JSON.stringify(corpusListing)}`, second], '\r\n')).toMatchObject({
    added: 2,
  });
  expect(await bring([corpusListing, second])).toMatchObject({ unchanged: 2 });
});
