import { expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser, type TestListing } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { searchQuery } from '../search/contract.ts';
import { findListings } from '../search/find.ts';
import { productListings } from './contract.ts';
import { listBrandsInStock } from './feature.ts';
import { listProductsInStock } from './products.ts';
import { readBrand } from './read-brand.ts';
import { readProduct } from './read-product.ts';

const platform = await testPlatform();
await loadTowns(platform);
const [first, second] = [await newAdvertiser(platform, 1000), await newAdvertiser(platform, 1000)];

const minute = 60_000;
async function add(title: string, listing: TestListing = {}, by = first): Promise<number> {
  platform.clock.advance(minute);
  const description = 'Stav odpovídá ceně, víc na fotkách.';
  return addListing(platform, by, { ...listing, values: { title, description, ...listing.values } });
}

const blade = { category: 'cepele', 'attributes.hand': 'right' };
const stick = (brand: string, price: string, more = {}) => ({ values: { brand, price, ...more } });

await add('Unihoc Epic 26', stick('unihoc', '1000', { model: 'Epic 26', 'attributes.shaftLengthCm': '92' }));
await add('Hůl s čepelí Unity', stick('unihoc', '1500', { model: 'EPIC' }));
await add('Florbalka Unihoc Epic, lehká', stick('unihoc', '3000'));
await add('Epic na výměnu', stick('unihoc', '', { model: 'Epic', priceType: 'agreement' }));
await add('Čepel Unihoc Unity', { values: { ...blade, brand: 'unihoc', price: '200' } });
await add('Čepel Unity', { values: { ...blade, brand: 'unihoc', price: '250' } });
await add('Sháním Unihoc Epic', {
  kind: 'demand',
  values: { brand: 'unihoc', model: 'Epic', 'attributes.shaftLengthCm': '' },
});
await add('Salming Raptor, prodaná', { ...stick('salming', '900', { model: 'Raptor' }), state: 'sold' });
await add('Zone od souseda', stick('zone', '700', { model: 'Sousedova' }));
await add('Exel zvláštní', stick('exel', '700', { model: 'Zvláštní 7' }));
await add('Exel zvláštní taky', stick('exel', '800', { model: 'zvlastni 7' }), second);
await add('Doma vyrobená', stick('jina', '300', { brandText: 'Pepa', model: 'Epic' }));

const products = async (query: Record<string, unknown> = {}) => {
  const list = await listProductsInStock(platform, { limit: 12, page: 1, ...query });
  return list.groups.map(({ slug, products: lines }) => [slug, lines.map(({ slug: line }) => line)]);
};

async function product(slug: string, cursor?: string) {
  const found = await readProduct(platform, { slug, cursor });
  return isRefusal(found) ? found.refused : found;
}

async function searched(query: Record<string, unknown>): Promise<number> {
  const answer = await findListings(platform, searchQuery.parse(query));
  if (isRefusal(answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.total;
}

test('every brand is listed in Czech order, with counts equal to the searches it links to', async () => {
  const brands = await listBrandsInStock(platform);
  expect(brands.map(({ name }) => name)).toEqual(
    brands.map(({ name }) => name).toSorted(new Intl.Collator('cs').compare),
  );
  expect(brands.map(({ slug }) => slug)).not.toContain('jina');
  expect(brands.find(({ slug }) => slug === 'unihoc')).toMatchObject({ letter: 'U', offers: 6, demands: 1 });
  expect(brands.find(({ slug }) => slug === 'salming')).toMatchObject({ offers: 0, demands: 0 });
  for (const { slug, offers, demands } of brands) {
    expect(await searched({ brand: slug, kind: 'offer' }), slug).toBe(offers);
    expect(await searched({ brand: slug, kind: 'demand' }), slug).toBe(demands);
  }
});

test('a brand has its categories with counts equal to their searches, and its newest offers', async () => {
  const brand = await readBrand(platform, 'unihok');
  if (isRefusal(brand)) throw new Error('No brand');
  expect(brand.slug).toBe('unihoc');
  expect(brand.categories.map(({ slug }) => slug)).toEqual(['florbalky', 'cepele']);
  for (const { slug, offers, demands } of brand.categories) {
    expect(await searched({ category: slug, brand: 'unihoc', kind: 'offer' })).toBe(offers);
    expect(await searched({ category: slug, brand: 'unihoc', kind: 'demand' })).toBe(demands);
  }
  expect(brand.newest.map(({ title }) => title).slice(0, 2)).toEqual(['Čepel Unity', 'Čepel Unihoc Unity']);
  expect(brand.products.map(({ name, category }) => [name, category])).toEqual([
    ['Epic', 'florbalky'],
    ['Unity', 'cepele'],
  ]);
});

test.each(['jina', 'bez-znacky', 'nic'])('there is no page of the brand %s', async (slug) => {
  expect(await readBrand(platform, slug)).toMatchObject({ refused: 'not-found' });
});

test('lines are recognized from model and title; an unknown model needs two advertisers', async () => {
  expect(await products()).toEqual([
    ['florbalky', ['unihoc-epic', 'exel-zvlastni-7']],
    ['cepele', ['unihoc-unity']],
  ]);
});

test('the list of products is filtered by category and brand and counts each choice', async () => {
  expect(await products({ brand: 'unihoc', category: 'cepele' })).toEqual([['cepele', ['unihoc-unity']]]);
  const list = await listProductsInStock(platform, { brand: 'exel', limit: 12, page: 1 });
  expect(list.categories).toEqual([{ slug: 'florbalky', name: 'Florbalky', products: 1 }]);
  expect(list.brands.map(({ slug, products: count }) => [slug, count])).toEqual([
    ['exel', 1],
    ['unihoc', 2],
  ]);
  expect(await products({ category: 'florbalky', limit: 1, page: 2 })).toEqual([
    ['florbalky', ['exel-zvlastni-7']],
  ]);
});

test('a line has a price range from three fixed prices on, and the sizes on offer', async () => {
  expect(await product('unihoc-epic')).toMatchObject({
    name: 'Epic',
    brand: { name: 'Unihoc' },
    offers: 4,
    demands: 1,
    categories: [
      {
        slug: 'florbalky',
        prices: { count: 3, min: 1000, max: 3000 },
        seen: expect.arrayContaining([{ label: 'Délka shaftu', value: '92–96\u00a0cm, nejčastěji\u00a096' }]),
      },
    ],
  });
  expect(await product('unihoc-unity')).toMatchObject({ categories: [{ slug: 'cepele', offers: 2 }] });
  expect((await products({ category: 'cepele' })).length).toBe(1);
  const { groups } = await listProductsInStock(platform, { category: 'cepele', limit: 12, page: 1 });
  expect(groups[0]?.products[0]?.prices).toBeUndefined();
});

test('a line that was once advertised keeps its page; one that never was has none', async () => {
  expect(await product('salming-raptor')).toMatchObject({ offers: 0, demands: 0, categories: [], items: [] });
  expect(await product('salming-quest')).toBe('not-found');
  expect(await product('zone-sousedova')).toBe('not-found');
  expect(await product('nic')).toBe('not-found');
});

test('common spellings of an address resolve to the right line', async () => {
  for (const slug of ['unihok-epic', 'unihoc-EPIC', 'uni-hoc-epic']) {
    expect(await product(slug), slug).toMatchObject({ slug: 'unihoc-epic' });
  }
});

test('pagination of a line’s listings returns each exactly once, as many as the counts say', async () => {
  for (let number = 0; number < productListings + 5; number += 1) {
    await add(`Zone Hyper ${number}`, stick('zone', '500', { model: 'Hyper' }), second);
  }
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await product('zone-hyper', cursor);
    if (typeof page === 'string') throw new Error(page);
    expect(page.offset).toBe(seen.length);
    expect(page.offers).toBe(productListings + 5);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next;
    // Listings added meanwhile come before the first page.
    await add('Zone Hyper navíc', { ...stick('zone', '500', { model: 'Hyper' }), state: 'withdrawn' });
  } while (cursor);
  expect(new Set(seen).size).toBe(productListings + 5);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  expect(await product('zone-hyper', 'nonsense')).toBe('invalid-input');
});

test('counts are cached for five seconds, then served once more while they are refreshed', async () => {
  platform.clock.advance(minute);
  const before = await listBrandsInStock(platform);
  await addListing(platform, first, { values: { brand: 'oxdog' } });
  expect(await listBrandsInStock(platform)).toEqual(before);
  platform.clock.advance(5_001);
  expect(await listBrandsInStock(platform)).toEqual(before);
  const oxdogs = async () => (await listBrandsInStock(platform)).find(({ slug }) => slug === 'oxdog');
  await expect.poll(oxdogs).toMatchObject({ offers: 1 });
});
