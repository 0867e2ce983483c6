import { beforeEach, expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser, type TestListing } from '../../../../test/listings.ts';
import { conversationHelpers } from '../../../../test/conversations.ts';
import { given } from '../../../../test/permissions/scene.ts';
import { testPlatform } from '../../../../test/platform.ts';
import type { Viewer } from '../../../contract/endpoint.ts';
import { refuse } from '../../../contract/errors.ts';
import { sell } from '../../listings/move.ts';
import { listProductsInStock } from '../products.ts';
import { readProduct } from '../read-product.ts';
import { computeUsualPrices } from './compute.ts';
import { usualPricesByCondition, usualPriceOf, usualPriceOfListing } from './read.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { db } = platform;
const { ask } = conversationHelpers(platform);
const now = platform.clock.now();
const sellers: Viewer[] = [];
for (let index = 0; index < 8; index += 1) sellers.push(await newAdvertiser(platform, 1_000));

beforeEach(() => db.deleteFrom('listings').execute());

const worn = (wear: string) => ({ model: 'Epic', condition: 'used', wear });

/**
 * Inserts sold listings at these asking prices, one per seller; `said` is the selling price that some of them
 * reported.
 */
async function sold(
  prices: readonly number[],
  values: TestListing['values'] = {},
  said?: number,
): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, price] of prices.entries()) {
    const all = { ...worn('light'), ...values, price: String(price) };
    const id = await addListing(platform, sellers[index % 8] ?? fail(), { state: 'sold', values: all });
    if (said) await db.insertInto('sales').values({ listing_id: id, price: said, sold_at: now }).execute();
    ids.push(id);
  }
  return ids;
}
const fail = (): never => {
  throw new Error('No such seller');
};
const asking = {
  category: 'florbalky',
  brand: 'unihoc',
  model: 'Epic',
  condition: 'used',
  wear: 'light',
} as const;
const estimated = async (change: Partial<Parameters<typeof usualPriceOf>[1]> = {}) => {
  await computeUsualPrices(platform);
  return (await usualPriceOf(platform, { ...asking, ...change })).usual;
};
const usual = [900, 950, 1_000, 1_000, 1_050, 1_100, 1_000, 980];

test('a product line is estimated from its sales, with their number and a link to its page', async () => {
  await sold(usual);
  const worth = await estimated();
  expect(worth).toMatchObject({ level: 'product', name: 'Unihoc Epic', product: 'unihoc-epic' });
  expect(worth).toMatchObject({ typical: 1_000, sales: 8, offers: 0, demo: false });
  expect(worth?.low).toBeGreaterThanOrEqual(800);
  expect(worth?.high).toBeLessThanOrEqual(1_200);
});

test('prefers the price reported by the seller, then the one agreed with the buyer, then the asking price', async () => {
  await sold(usual, {}, 700);
  expect((await estimated())?.typical).toBe(700);
  await db.deleteFrom('listings').execute();
  for (const [index, seller] of sellers.entries()) {
    const values = { ...worn('light'), price: String(usual[index]) };
    const id = await addListing(platform, seller, { values });
    given(await ask(id, { email: `kupec-${index}@example.cz`, client: `telefon ${index}` }));
    const { id: message_id, conversation_id } = await db
      .selectFrom('contact_messages')
      .where('listing_id', '=', id)
      .select(['id', 'conversation_id'])
      .executeTakeFirstOrThrow();
    const offer = { message_id, conversation_id: conversation_id ?? '', price: 800 };
    await db
      .insertInto('price_offers')
      .values({ ...offer, answer: 'accepted', answered_at: now })
      .execute();
    given(await sell(platform, seller, id, undefined, offer.conversation_id));
  }
  expect((await estimated())?.typical).toBe(800);
});

test('ignores bundles, placeholder prices, broken things and possible swaps', async () => {
  await sold(usual, { title: 'Sada 3 ks Unihoc Epic' });
  await sold([1, 111, 1_234, 9_999, 99_999, 5, 123, 1_111]);
  await sold(usual, { condition: 'damaged', wear: '' });
  await sold(usual, { priceType: 'agreement', price: '' });
  expect(await estimated()).toBeUndefined();
  await sold(usual, { swap: 'on', swapWants: 'Za brankářskou masku' });
  await sold(usual, { swap: 'on', swapWants: 'Za brankářskou masku' });
  expect(await estimated()).toMatchObject({ sales: 0, offers: 16 });
});

test('ignores withdrawn, blocked and held listings and those older than three years', async () => {
  for (const state of ['withdrawn', 'blocked', 'held'] as const)
    for (const seller of sellers)
      await addListing(platform, seller, { state, values: { ...worn('light'), price: '1000' } });
  for (const id of await sold(usual)) {
    const sold_at = new Date(now.getTime() - 3.1 * 365 * 86_400_000);
    await db.insertInto('sales').values({ listing_id: id, price: 900, sold_at }).execute();
  }
  expect(await estimated()).toBeUndefined();
});

test('demo listings count only when there are no others, and the estimate is marked as demo', async () => {
  const make = (is_demo: boolean) => db.updateTable('advertisers').set({ is_demo }).execute();
  await sold(usual);
  await make(true);
  expect(await estimated()).toMatchObject({ demo: true, sales: 8 });
  const real = await newAdvertiser(platform, 10);
  await addListing(platform, real, { values: { ...worn('light'), price: '900' } });
  expect(await estimated()).toBeUndefined();
  await make(false);
});

test('a listing, its product page and its category agree, and an unknown condition has no estimate', async () => {
  for (const [wear, part] of [
    ['light', 1],
    ['moderate', 0.75],
    ['heavy', 0.5],
  ] as const)
    await sold(
      usual.map((price) => Math.round(price * part)),
      worn(wear),
    );
  const worth = await estimated();
  const seller = sellers[0] ?? fail();
  const id = await addListing(platform, seller, { values: { ...worn('light'), price: '3000' } });
  expect((await usualPriceOfListing(platform, id)).usual).toEqual(worth);
  const page = await readProduct(platform, { slug: 'unihoc-epic' });
  const light = {
    condition: 'used',
    wear: 'light',
    low: worth?.low,
    typical: worth?.typical,
    high: worth?.high,
  };
  expect(page).toMatchObject({
    categories: [{ slug: 'florbalky', usual: { sales: 24, rows: expect.arrayContaining([light]) } }],
  });
  expect(await usualPricesByCondition(platform, 'florbalky')).toEqual({});
  for (const brand of ['zone', 'salming']) await sold(usual, { brand, model: '' });
  await estimated();
  const ofCategory = await usualPricesByCondition(platform, 'florbalky');
  expect(ofCategory).toMatchObject({
    usual: { sales: 24, rows: [{ wear: 'light' }, { wear: 'moderate' }, { wear: 'heavy' }] },
  });
  expect(await estimated({ condition: undefined })).toBeUndefined();
  expect(await estimated({ condition: 'damaged' })).toBeUndefined();
  expect(await usualPricesByCondition(platform, 'obleceni')).toEqual(refuse('not-found'));
  expect(await usualPricesByCondition(platform, 'cepele')).toEqual({});
});

test('an unknown line is estimated by its brand after enough sales of three lines, and a newer model is worth more', async () => {
  for (const model of ['Epic', 'Iconic', 'Winner'])
    await sold(usual, { model, title: `Unihoc ${model}`, 'attributes.modelYear': '2021' });
  expect(await estimated({ model: 'Sonic' })).toMatchObject({ level: 'brand', name: 'Florbalky Unihoc' });
  expect((await estimated({ model: 'Sonic' }))?.product).toBeUndefined();
  const [older, newer] = [await estimated({ modelYear: 2019 }), await estimated({ modelYear: 2023 })];
  expect(newer?.typical).toBeGreaterThan(older?.typical ?? Infinity);
});

test('estimates a new price where the catalogue has one for the whole category', async () => {
  expect(await usualPriceOf(platform, { category: 'batohy' })).toEqual({ new: { from: 700, to: 2_200 } });
  expect(await usualPriceOf(platform, { category: 'florbalky' })).toEqual({});
});

test('lists of product lines show the usual price from the worst condition to the best, priced lines first', async () => {
  const seller = sellers[0] ?? fail();
  for (const model of ['Sonic', 'Sonic', 'Epic']) await addListing(platform, seller, { values: { model } });
  await sold(usual);
  await sold(
    usual.map((price) => price / 2),
    worn('heavy'),
  );
  const worth = await estimated();
  const { groups } = await listProductsInStock(platform, { limit: 12, page: 1 });
  const [first, second] = groups.find(({ slug }) => slug === 'florbalky')?.products ?? [];
  expect([first?.slug, second?.slug]).toEqual(['unihoc-epic', 'unihoc-sonic']);
  expect(first?.usual?.high).toBe(worth?.high);
  expect(first?.usual?.low).toBeLessThan(worth?.low ?? 0);
  expect(second?.usual).toBeUndefined();
});
