import { beforeAll, describe, expect, test } from 'vitest';
import { isRefusal, refuse } from '../../contract/errors.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import { addListing, codeOf, loadTowns, newAdvertiser, type TestListing } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isIndexed, openIndex } from '../search/index.ts';
import { buildKits } from './build.ts';
import { type KitAnswer, kitQuery } from './contract.ts';

const platform = await testPlatform();

const asked = (query: Record<string, string>) => kitQuery.parse(query);
async function kitsFor(query: Record<string, string>, viewer?: Viewer): Promise<KitAnswer> {
  const answer = await buildKits(platform, asked(query), viewer?.advertiserId);
  if (isRefusal(answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer;
}
/** Prices of listings by seller, for every kit. */
const pricesOf = ({ kits }: KitAnswer) =>
  kits.map(({ sellers }) =>
    sellers
      .map(({ listings }) => listings.map(({ listing }) => listing.price ?? 0).toSorted((a, b) => a - b))
      .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
  );
const stateOf = ({ pieces }: KitAnswer, piece: string) => pieces.find((each) => each.piece === piece)?.state;

const things = {
  mask: { category: 'brankarske-masky', title: 'Brankářská maska', 'attributes.maskSize': 'junior' },
  vest: { category: 'brankarske-vesty', title: 'Brankářská vesta', 'attributes.goalieSize': '150' },
  pants: { category: 'brankarske-kalhoty', title: 'Brankářské kalhoty', 'attributes.goalieSize': '150' },
  set: {
    category: 'brankarske-sety',
    title: 'Brankářský set',
    'attributes.goalieSize': '150',
    'attributes.setContents': ['vest', 'pants', 'mask'],
  },
};
const stick = [
  'attributes.hand',
  'attributes.shaftLengthCm',
  'attributes.totalLengthCm',
  'attributes.flexMm',
  'attributes.bladeHardness',
];
const without = Object.fromEntries(stick.map((name) => [name, '']));

/** Three pieces for a goalkeeper of 146 cm. */
const threePieces = {
  who: 'goalie',
  height: '146',
  kneepads: 'owned',
  gloves: 'owned',
  jersey: 'owned',
};

type Sold = { price?: string; values?: Record<string, string>; listing?: TestListing };
async function sell(
  seller: Viewer,
  thing: keyof typeof things,
  { price = '500', values, listing }: Sold = {},
) {
  return addListing(platform, seller, {
    ...listing,
    values: { ...without, brand: 'bez-znacky', ...things[thing], price, ...values },
  });
}

let near: Viewer;
let far: Viewer;
beforeAll(async () => {
  await loadTowns(platform);
  near = await newAdvertiser(platform);
  far = await newAdvertiser(platform);
  await sell(near, 'mask', { price: '900' });
  await sell(near, 'vest', { price: '700' });
  await sell(near, 'pants', { price: '800' });
  await sell(far, 'mask', {
    price: '600',
    values: { place: codeOf('Ostrava'), 'attributes.handover': 'post', description: sending },
  });
});
const sending = 'Maska pro mladého brankáře, bez prasklin. Pošlu Zásilkovnou za 79 Kč.';

test('returns the cheapest kit and the one with the fewest sellers, and counts postage once per seller', async () => {
  const answer = await kitsFor(threePieces);
  expect(pricesOf(answer)).toEqual([[[600], [700, 800]], [[700, 800, 900]]]);
  expect(answer.kits).toMatchObject([
    { reasons: ['cheapest'], total: 2179, postage: 79 },
    { reasons: ['fewest-sellers'], total: 2400, postage: 0 },
  ]);
  expect(answer.pieces.map(({ piece, state }) => [piece, state])).toEqual([
    ['mask', 'found'],
    ['vest', 'found'],
    ['pants', 'found'],
  ]);
  expect(answer.newFrom).toBe(1400 + 900 + 1300);
});

test('around a place only nearby or shippable listings count, and the nearest kit is picked up in person', async () => {
  const around = { ...threePieces, place: codeOf('Brno'), radius: '25' };
  expect(pricesOf(await kitsFor(around))).toEqual([[[700, 800, 900]]]);
  const { kits } = await kitsFor({ ...around, post: 'yes' });
  expect(kits.map(({ reasons, total, distance }) => ({ reasons, total, distance }))).toEqual([
    { reasons: ['cheapest'], total: 2179, distance: 0 },
    { reasons: ['fewest-sellers', 'nearest'], total: 2400, distance: 0 },
  ]);
  expect(kits[0]?.sellers).toContainEqual(expect.objectContaining({ byPost: true, postage: 79 }));
});

test('with a budget, returns what is left or what is missing', async () => {
  const { kits } = await kitsFor({ ...threePieces, budget: '2200' });
  expect(kits.map(({ left }) => left)).toEqual([21]);
  expect((await kitsFor({ ...threePieces, budget: '2000' })).kits[0]?.left).toBe(-179);
});

test('the rest of a budget is offered for the same piece in a better condition', async () => {
  const worn = await newAdvertiser(platform);
  const better = (answer: KitAnswer) =>
    answer.kits.flatMap(({ sellers }) =>
      sellers.flatMap(({ listings }) =>
        listings.flatMap((each) => (each.better ? [[each.better.listing.title, each.better.more]] : [])),
      ),
    );
  const shoesOnly = {
    ...threePieces,
    mask: 'owned',
    vest: 'owned',
    pants: 'owned',
    shoes: 'wanted',
    shoe: '38',
  };
  const shoes = {
    ...things.mask,
    category: 'boty',
    'attributes.maskSize': '',
    'attributes.shoeSizeEu': '38',
  };
  const sale = (title: string, price: string, values: Record<string, string>) =>
    sell(worn, 'mask', { price, values: { ...shoes, title, ...values } });
  await sale('Boty hodně hrané', '300', { condition: 'used', wear: 'heavy' });
  await sale('Boty jako nové', '900', { condition: 'like-new', wear: '' });
  expect(better(await kitsFor({ ...shoesOnly, budget: '1000' }))).toEqual([['Boty jako nové', 600]]);
  expect(better(await kitsFor({ ...shoesOnly, budget: '800' }))).toEqual([]);
  expect(better(await kitsFor(shoesOnly))).toEqual([]);
});

test('an unknown place is rejected at its field', async () => {
  expect(await buildKits(platform, asked({ ...threePieces, place: 'nikde' }), undefined)).toEqual(
    refuse('invalid-input', { fields: { place: [validationMessages.notSelected] } }),
  );
});

test('own listings are not offered to their seller', async () => {
  expect(stateOf(await kitsFor(threePieces, near), 'vest')).toBe('missing');
  expect(stateOf(await kitsFor(threePieces, far), 'vest')).toBe('found');
});

test('excludes sellers when either side has blocked messages from the other', async () => {
  const buyer = await newAdvertiser(platform);
  expect(pricesOf(await kitsFor(threePieces, buyer))).toHaveLength(2);
  await platform.db
    .insertInto('message_blocks')
    .values({
      blocker_id: far.advertiserId,
      blocked_id: buyer.advertiserId,
      blocked_email: buyer.email,
      created_at: platform.clock.now(),
    })
    .execute();
  expect(pricesOf(await kitsFor(threePieces, buyer))).toEqual([[[700, 800, 900]]]);
});

describe('with more on sale', () => {
  test('a set fills all pieces it names, and is the whole kit where it is cheaper', async () => {
    const seller = await newAdvertiser(platform);
    await sell(seller, 'set', { price: '1500' });
    const { kits } = await kitsFor(threePieces);
    expect(kits).toHaveLength(1);
    expect(kits[0]).toMatchObject({ reasons: ['cheapest', 'fewest-sellers'], total: 1500 });
    expect(kits[0]?.sellers[0]?.listings.map(({ fills }) => fills)).toEqual([['mask', 'vest', 'pants']]);
  });

  test.each([
    ['sold', { listing: { state: 'sold' } }],
    ['reserved', { listing: { state: 'reserved' } }],
    ['held', { listing: { state: 'held' } }],
    ['a demand', { listing: { kind: 'demand' } }],
    ['damaged', { values: { condition: 'damaged', wear: '' } }],
    ['of an unknown price', { values: { priceType: 'agreement', price: '' } }],
    ['too small', { values: { 'attributes.goalieSize': '120' } }],
  ] satisfies [string, Sold][])('a listing that is %s is never part of a kit', async (_, sold) => {
    const seller = await newAdvertiser(platform);
    await sell(seller, 'vest', { price: '1', ...sold });
    const prices = pricesOf(await kitsFor({ ...threePieces, mask: 'owned', pants: 'owned' })).flat(2);
    expect(prices).toEqual([700]);
  });

  test('the in-memory index returns the same kits', async () => {
    const query = { ...threePieces, place: codeOf('Brno'), post: 'yes' };
    const before = await kitsFor(query);
    const index = openIndex(platform, platform.connection);
    await index.ready;
    expect(isIndexed(platform.db)).toBe(true);
    expect(await kitsFor(query)).toEqual(before);
    await index.close();
  });
});
