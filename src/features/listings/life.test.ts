import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadTowns, newAdvertiser, addListing } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { applyAllSlotLimits } from './apply-slot-limit.ts';
import { type ListingState, type MoveName, moveNames } from './contract.ts';
import { changeMany } from './change-many.ts';
import { expireListings } from './feature.ts';
import { blockAll, restoreAll, releaseListings, withdrawAll } from './whole-account.ts';

const platform = await testPlatform();
await loadTowns(platform);
const day = 86_400_000;

/** Every allowed transition between states, whoever makes it. */
const ways: Record<ListingState, readonly ListingState[]> = {
  active: ['active', 'reserved', 'sold', 'withdrawn', 'expired', 'resting'],
  reserved: ['reserved', 'active', 'sold', 'withdrawn', 'expired', 'resting'],
  resting: ['resting', 'active', 'reserved', 'withdrawn'],
  expired: ['expired', 'active'],
  sold: ['sold'],
  withdrawn: ['withdrawn'],
  held: ['held', 'withdrawn'],
  blocked: ['blocked'],
};

const isLiving = (state: ListingState) => state === 'active' || state === 'reserved';

async function statesOf({ advertiserId }: Viewer): Promise<Map<number, ListingState>> {
  const rows = await platform.db
    .selectFrom('listings')
    .where('advertiser_id', '=', advertiserId)
    .select(['id', 'state'])
    .execute();
  return new Map(rows.map(({ id, state }) => [id, state]));
}

type Step = { move: MoveName; which: number } | { days: number } | { limit: number } | { block: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ move: fc.constantFrom(...moveNames), which: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ days: fc.constantFrom(1, 31, 61) }) },
  { weight: 2, arbitrary: fc.record({ limit: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ block: fc.nat(5) }) },
);

async function take(viewer: Viewer, ids: readonly number[], each: Step): Promise<void> {
  const listings = platform.db.updateTable('listings');
  if ('move' in each) {
    const id = ids[each.which % ids.length] ?? 0;
    await changeMany(platform, viewer, { ids: [id], move: each.move });
  } else if ('days' in each) {
    platform.clock.advance(each.days * day);
    await expireListings(platform);
  } else if ('limit' in each) {
    const change = { card_limit: each.limit };
    await platform.db.updateTable('advertisers').set(change).where('id', '=', viewer.advertiserId).execute();
  } else if ('block' in each) {
    const id = ids[each.block % ids.length] ?? 0;
    await listings.set({ state: 'blocked' }).where('id', '=', id).execute();
  }
  await applyAllSlotLimits(platform);
}

test('no sequence of moves, days, limits and removals leads to an undefined transition or exceeds the slots', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const viewer = await newAdvertiser(platform, 3);
      const ids = [];
      for (let index = 0; index < 4; index += 1) ids.push(await addListing(platform, viewer));
      await applyAllSlotLimits(platform);
      let limit = 3;
      for (const each of steps) {
        const before = await statesOf(viewer);
        await take(viewer, ids, each);
        if ('limit' in each) limit = each.limit;
        const after = await statesOf(viewer);
        for (const [id, state] of after) {
          const blocked = 'block' in each && state === 'blocked';
          // One step may include a move, expiry and settling of slots.
          const from = before.get(id) ?? 'active';
          const reachable = new Set([...ways[from], ...ways[from].flatMap((next) => ways[next])]);
          if (!blocked) expect(reachable).toContain(state);
        }
        const living = [...after.values()].filter(isLiving).length;
        const resting = [...after.values()].includes('resting');
        expect(living).toBeLessThanOrEqual(limit);
        if (living < limit) expect(resting).toBe(false);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('over the limit the oldest are paused; the newest resume first, for two weeks at least', async () => {
  const viewer = await newAdvertiser(platform, 3);
  const ids: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    ids.push(await addListing(platform, viewer));
    platform.clock.advance(day);
  }
  const setLimit = (card_limit: number) =>
    platform.db
      .updateTable('advertisers')
      .set({ card_limit })
      .where('id', '=', viewer.advertiserId)
      .execute();
  const [oldest = 0, middle = 0, newest = 0] = ids;
  await setLimit(1);
  await applyAllSlotLimits(platform);
  expect([...(await statesOf(viewer))]).toEqual(
    expect.arrayContaining([
      [oldest, 'resting'],
      [middle, 'resting'],
      [newest, 'active'],
    ]),
  );
  platform.clock.advance(70 * day);
  await expireListings(platform);
  await applyAllSlotLimits(platform);
  const states = await statesOf(viewer);
  expect([states.get(oldest), states.get(middle), states.get(newest)]).toEqual([
    'resting',
    'active',
    'expired',
  ]);
  const { expires_at } = await platform.db
    .selectFrom('listings')
    .where('id', '=', middle)
    .select('expires_at')
    .executeTakeFirstOrThrow();
  expect(expires_at.getTime() - platform.clock.now().getTime()).toBe(14 * day);
});

test('a sold listing frees its slot for a paused one at once, also when two are sold together', async () => {
  const viewer = await newAdvertiser(platform, 2);
  const living = [await addListing(platform, viewer), await addListing(platform, viewer)];
  const resting = [
    await addListing(platform, viewer, { state: 'resting' }),
    await addListing(platform, viewer, { state: 'resting' }),
  ];
  await Promise.all(living.map((id) => changeMany(platform, viewer, { ids: [id], move: 'sell' })));
  const states = await statesOf(viewer);
  expect(resting.map((id) => states.get(id))).toEqual(['active', 'active']);
});

test('a reserved listing is still reserved after a pause, and resumes before the others', async () => {
  const viewer = await newAdvertiser(platform, 3);
  const [promised, free, newest] = [
    await addListing(platform, viewer, { state: 'reserved' }),
    await addListing(platform, viewer),
    await addListing(platform, viewer),
  ];
  const states = async (limit: number) => {
    const change = { card_limit: limit };
    await platform.db.updateTable('advertisers').set(change).where('id', '=', viewer.advertiserId).execute();
    await applyAllSlotLimits(platform);
    const now = await statesOf(viewer);
    return [promised, free, newest].map((id) => now.get(id));
  };
  expect(await states(0)).toEqual(['resting', 'resting', 'resting']);
  expect(await states(1)).toEqual(['reserved', 'resting', 'resting']);
  await changeMany(platform, viewer, { ids: [promised], move: 'release' });
  expect(await states(0)).toEqual(['resting', 'resting', 'resting']);
  expect(await states(3)).toEqual(['active', 'active', 'active']);
});

test.each([
  [withdrawAll, restoreAll],
  [blockAll, releaseListings],
])('a reserved listing is reserved again when its account is restored', async (leave, comeBack) => {
  const viewer = await newAdvertiser(platform, 3);
  const promised = await addListing(platform, viewer, { state: 'reserved' });
  const free = await addListing(platform, viewer);
  await platform.db.transaction().execute(async (db) => {
    const gone = await leave(platform, db, viewer.advertiserId);
    await comeBack(platform, db, viewer.advertiserId, gone);
  });
  expect(await statesOf(viewer)).toEqual(
    new Map([
      [promised, 'reserved'],
      [free, 'active'],
    ]),
  );
});
