import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser, type TestListing } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { brandName, findBrand } from '../catalogue/index.ts';
import { readBrand } from '../products/read-brand.ts';
import { readProduct } from '../products/read-product.ts';
import { openDraft, saveDraft } from '../listings/drafts.ts';
import { searchQuery } from '../search/contract.ts';
import { findListings } from '../search/find.ts';
import { setCatalogueChanges } from '../catalogue/index.ts';
import { addAlias, addBrand, addLine, changeBrand, mergeBrand, removeAlias } from './change.ts';
import { allChanges, followCatalogue, saveBrandChange } from '../catalogue-changes/index.ts';
import { rereadListings } from '../catalogue-changes/reread.ts';
import { brandProposals, dismissWord } from './proposals.ts';
import { managedBrand, managedBrands, mergePreview } from './views.ts';

const platform = await testPlatform();
await loadTowns(platform);
const [one, other] = [await newAdvertiser(platform, 1000), await newAdvertiser(platform, 1000)];
const admin = { ...one, email: 'spravce@example.cz', admin: true };
const reason = 'píší ji tak';

const add = (title: string, values: TestListing['values'] = {}, by = one) =>
  addListing(platform, by, {
    values: { title, description: 'Stav odpovídá ceně, víc na fotkách.', ...values },
  });
const reread = () => platform.runJobs({ 'reread-listings': () => rereadListings(platform) });

async function found(query: Record<string, unknown>): Promise<number[]> {
  const answer = await findListings(platform, searchQuery.parse(query));
  if (isRefusal(answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.items.map(({ id }) => id);
}

const stored = (id: number) =>
  platform.db
    .selectFrom('listings')
    .select(['brand', 'brand_text', 'filter_brand', 'product_lines', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a brand that was typed until now becomes one, and listings that typed it are found under it', async () => {
  const typed = { brand: 'jina', brandText: 'Florbex' };
  const ids = [await add('Hůl na florbal, levá', typed), await add('Tyčka Florbex', typed, other)];
  expect((await brandProposals(platform.db)).brands).toMatchObject([
    { word: 'brand:florbex', text: 'Florbex', listings: 2, advertisers: 2, categories: ['florbalky'] },
  ]);
  const added = await addBrand(platform, admin, { name: 'Florbex', categories: ['florbalky'], reason });
  expect(added).toMatchObject({ slug: 'florbex', name: 'Florbex', added: true, categories: ['florbalky'] });
  await reread();
  for (const id of ids) {
    expect(await stored(id)).toMatchObject({
      brand: 'florbex',
      brand_text: null,
      filter_brand: 'florbex',
      version: 1,
    });
  }
  expect((await found({ brand: 'florbex' })).toSorted((a, b) => a - b)).toEqual(ids);
  expect((await found({ q: 'florbexu' })).toSorted((a, b) => a - b)).toEqual(ids);
  expect(await readBrand(platform, 'florbex')).toMatchObject({ name: 'Florbex' });
  expect((await brandProposals(platform.db)).brands).toEqual([]);
});

test.each([
  ['a brand there is', 'Unihoc', 'Tak se jmenuje nebo píše značka Unihoc.'],
  ['a spelling of one', 'unihok', 'Tak se jmenuje nebo píše značka Unihoc.'],
  ['„Jiná značka“', 'jina', 'Tak se jmenuje nebo píše značka Jiná značka.'],
  ['a thing', 'hokejka', '„hokejka“ už ve hledání znamená něco jiného, značku by podle toho nepoznalo.'],
  ['a line', 'Epic', '„Epic“ už ve hledání znamená něco jiného, značku by podle toho nepoznalo.'],
  ['no Latin letter', 'Флор', 'V jménu musí být aspoň jedno písmeno latinky nebo číslice.'],
])('%s gives no name to another brand', async (_, name, sentence) => {
  expect(await addBrand(platform, admin, { name, categories: ['florbalky'], reason })).toEqual({
    refused: 'invalid-input',
    fields: { name: [sentence] },
  });
});

test('a renamed brand shows its new name everywhere and is found by the old one', async () => {
  const id = await add('Zone Hyper', { brand: 'zone' });
  const before = await managedBrand(platform.db, 'zone');
  if (isRefusal(before)) throw new Error('No Zone');
  const { categories } = before;
  expect(
    await changeBrand(platform, admin, { slug: 'zone', name: 'Zoun', categories, reason }),
  ).toMatchObject({
    slug: 'zone',
    name: 'Zoun',
    aliases: expect.arrayContaining([{ text: 'Zone', own: true }]),
  });
  expect(brandName('zone')).toBe('Zoun');
  expect(findBrand('Zone')).toBe('zone');
  expect(await readBrand(platform, 'zone')).toMatchObject({ name: 'Zoun' });
  await reread();
  expect(await found({ q: 'zone' })).toContain(id);
});

test('a spelling finds its brand from the next search on, until it is removed', async () => {
  const id = await add('Uhoc hůl pro dítě', { brand: '' });
  expect(await addAlias(platform, admin, { slug: 'unihoc', alias: 'Uhoc' })).toMatchObject({
    slug: 'unihoc',
  });
  await reread();
  expect(await stored(id)).toMatchObject({ brand: null, filter_brand: 'unihoc' });
  expect(await addAlias(platform, admin, { slug: 'unihoc', alias: 'uhoc' })).toEqual({
    refused: 'invalid-input',
    fields: { alias: ['Tak už tuto značku poznáme.'] },
  });
  await removeAlias(platform, admin, { slug: 'unihoc', alias: 'Uhoc' });
  await reread();
  expect((await stored(id)).filter_brand).toBeNull();
  expect(await removeAlias(platform, admin, { slug: 'unihoc', alias: 'unihok' })).toEqual({
    refused: 'not-found',
  });
});

test('a merged brand moves its listings, lines, drafts and watches, and its names and addresses lead to the other', async () => {
  const id = await add('Jadberg Slayer', { brand: 'jadberg', model: 'Slayer' });
  const { version } = await stored(id);
  const draft = await openDraft(platform, one, 'offer');
  await saveDraft(platform, one, { id: draft.id, values: { brand: 'jadberg' } });
  const now = platform.clock.now();
  await platform.db
    .insertInto('watches')
    .values({
      id: draft.id,
      email: 'hlida@example.cz',
      search: 'brand=jadberg&q=hul',
      name: 'Nabídky i poptávky „hul“, Jadberg',
      frequency: 'daily',
      state: 'active',
      since: now,
      created_at: now,
    })
    .execute();
  const counts = { active: 1, listings: 1, drafts: 1, watches: 1 };
  expect(await mergePreview(platform.db, 'jadberg', 'lexx')).toMatchObject({
    from: { name: 'Jadberg' },
    ...counts,
  });
  expect(await mergeBrand(platform, admin, { slug: 'jadberg', into: 'lexx', reason })).toMatchObject({
    slug: 'lexx',
    formerly: [{ slug: 'jadberg', name: 'Jadberg' }],
  });
  await reread();
  expect(await stored(id)).toMatchObject({
    brand: 'lexx',
    filter_brand: 'lexx',
    product_lines: ['lexx/slayer'],
    version,
  });
  for (const query of [{ brand: 'jadberg' }, { brand: 'lexx' }, { q: 'jadberg' }, { q: 'lexx' }])
    expect(await found(query), JSON.stringify(query)).toContain(id);
  expect(await readBrand(platform, 'jadberg')).toMatchObject({ slug: 'lexx' });
  const inDraft = await platform.db
    .selectFrom('listing_drafts')
    .select('values')
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow();
  expect(inDraft.values).toMatchObject({ brand: 'lexx' });
  expect(
    await platform.db.selectFrom('watches').select(['search', 'name']).executeTakeFirstOrThrow(),
  ).toEqual({
    search: 'brand=lexx&q=hul',
    name: expect.stringContaining(brandName('lexx') ?? '?'),
  });
  expect(await managedBrand(platform.db, 'jadberg')).toEqual({ refused: 'not-found' });
  expect(await mergeBrand(platform, admin, { slug: 'lexx', into: 'jadberg', reason })).toEqual({
    refused: 'not-found',
  });
  expect((await managedBrands(platform.db)).rereading).toBeUndefined();
});

test('models and words behind a brand that nobody knows are proposed, until they are lines or dismissed', async () => {
  for (const by of [one, other]) await add('Exel hůl', { brand: 'exel', model: 'Zvláštní 7' }, by);
  for (const by of [one, other]) await add('Salming Kvazar levá', { brand: 'salming' }, by);
  await add('Salming Aero', { brand: 'salming' });
  const lines = async () => (await brandProposals(platform.db)).lines.map(({ word }) => word);
  expect(await lines()).toEqual(expect.arrayContaining(['line:exel/zvlastni-7', 'line:salming/kvazar']));
  expect(await lines()).not.toContain('line:salming/aero');
  await addLine(platform, admin, { slug: 'salming', line: 'Kvazar', category: 'florbalky' });
  await dismissWord(platform, admin, { word: 'line:exel/zvlastni-7', dismissed: true });
  await reread();
  expect(await lines()).not.toContain('line:salming/kvazar');
  expect(await lines()).not.toContain('line:exel/zvlastni-7');
  expect(await readProduct(platform, { slug: 'salming-kvazar' })).toMatchObject({
    name: 'Kvazar',
    offers: 2,
  });
  const again = await dismissWord(platform, admin, { word: 'line:exel/zvlastni-7', dismissed: false });
  expect(again.lines.map(({ word }) => word)).toContain('line:exel/zvlastni-7');
});

test('another process knows a change within a moment of its notice', async () => {
  const followed = await followCatalogue(platform, platform.connection);
  const [change] = (await allChanges(platform.db)).brands;
  if (!change) throw new Error('Nothing was changed');
  await saveBrandChange(platform.db, { ...change, name: 'Jinak' }, platform.clock.now());
  await expect.poll(() => brandName(change.slug), { timeout: 3_000 }).toBe('Jinak');
  await followed.close();
  setCatalogueChanges({});
});
