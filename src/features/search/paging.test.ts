import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addListing, codeOf, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { sorts, searchQuery } from './contract.ts';
import { serveFrom, serveFromSql } from './engines.ts';
import { findListings } from './find.ts';
import { readPoints, rowsOf } from './in-memory/db-rows.ts';
import { memoryEngine } from './in-memory/engine.ts';
import { ListingIndex } from './in-memory/listing-index.ts';

const platform = await testPlatform();
await loadTowns(platform);
const viewer = await newAdvertiser(platform, 10_000);
const places = (['Praha', 'Brno', 'Kuřim', 'Ostrava'] as const).map(codeOf);

/** Few distinct values, so that pages end among equal ones. */
const aListing = fc.record({
  price: fc.constantFrom('100', '200', '300', 'free', 'agreement'),
  place: fc.constantFrom(...places),
  placeShown: fc.constantFrom('exact', 'district'),
  title: fc.constantFrom('Unihoc Epic levá', 'Salming hůl', 'Hůl na dvoře', 'Něco jiného levně'),
  minutesLater: fc.integer({ min: 0, max: 2 }),
});
type Listing = typeof aListing extends fc.Arbitrary<infer T> ? T : never;

async function publish({ price, minutesLater, ...rest }: Listing): Promise<number> {
  platform.clock.advance(minutesLater * 60_000);
  const priced = /\d/.test(price) ? { priceType: 'fixed', price } : { priceType: price, price: '' };
  return addListing(platform, viewer, { values: { ...rest, ...priced } });
}

/** Events between two pages: a listing is published or removed. */
const event = fc.oneof(
  fc.record({ publish: aListing }),
  fc.record({ leave: fc.nat() }),
  fc.constant({ pause: true as const }),
);

const engines = ['SQL', 'the index'] as const;

test.each(sorts.flatMap((sort) => engines.map((by) => [sort, by] as const)))(
  'while listings come and go, paging by %s through %s shows each that stayed exactly once',
  async (sort, by) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aListing, { minLength: 1, maxLength: 25 }),
        fc.array(event, { maxLength: 12 }),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom('', 'hůl levá', 'salming'),
        async (listings, events, limit, q) => {
          await platform.db.deleteFrom('listings').execute();
          const index = new ListingIndex();
          index.setPoints(await readPoints(platform.db));
          const keepUp = async () => by === 'the index' && catchUp(index);
          if (by === 'SQL') serveFromSql(platform.db);
          else
            serveFrom(
              platform.db,
              memoryEngine(() => index),
            );
          const there: number[] = [];
          for (const listing of listings) there.push(await publish(listing));
          await keepUp();
          const query = {
            sort,
            limit,
            ...(q ? { q } : {}),
            ...(sort === 'nearest' ? { place: places[0], radius: 200 } : {}),
          };
          const everything = await idsOf({ ...query, limit: 100 });

          const seen: number[] = [];
          const gone = new Set<number>();
          const pending = [...events];
          let cursor: string | undefined;
          do {
            const answer = await findListings(platform, searchQuery.parse({ ...query, cursor }));
            if (isRefusal(answer)) throw new Error(answer.refused);
            expect(answer.offset).toBe(seen.length);
            seen.push(...answer.items.map(({ id }) => id));
            cursor = answer.next;
            const next = pending.shift();
            if (next && 'publish' in next) await publish(next.publish);
            if (next && 'leave' in next) gone.add(await leave(there, next.leave));
            await keepUp();
          } while (cursor);

          expect(new Set(seen)).toHaveLength(seen.length);
          const stayed = everything.filter((id) => !gone.has(id));
          expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
        },
      ),
      { numRuns: 12 },
    );
    serveFromSql(platform.db);
  },
  120_000,
);

async function catchUp(index: ListingIndex): Promise<void> {
  const rows = await platform.db.selectFrom('listings').select('id').execute();
  const ids = rows.map(({ id }) => id);
  const living = await rowsOf(platform.db, ids);
  for (const id of ids) if (!living.some((row) => row.id === id)) index.remove(id);
  for (const row of living) index.put(row);
}

/** Exact results only; near misses of filters are not paginated. */
async function idsOf(query: Record<string, unknown>): Promise<number[]> {
  const { q, ...rest } = searchQuery.parse(query);
  const answer = await findListings(platform, { q, ...rest });
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer.items.filter(({ misses }) => q !== undefined || misses.length === 0).map(({ id }) => id);
}

async function leave(there: number[], which: number): Promise<number> {
  const id = there[which % there.length] ?? 0;
  await platform.db.updateTable('listings').set({ state: 'sold' }).where('id', '=', id).execute();
  return id;
}

test('a price range returns exactly the prices within it, both ends inclusive', async () => {
  await platform.db.deleteFrom('listings').execute();
  const prices = [1, 99, 100, 101, 500, 999_999, 1_000_000];
  for (const price of prices) await addListing(platform, viewer, { values: { price: String(price) } });
  const bound = fc.option(fc.constantFrom(0, 1, 98, 99, 100, 101, 102, 499, 500, 1_000_000, 9_999_999), {
    nil: undefined,
  });
  await fc.assert(
    fc.asyncProperty(bound, bound, async (min, max) => {
      fc.pre(min !== undefined || max !== undefined);
      const answer = await findListings(
        platform,
        searchQuery.parse({ price: `${min ?? ''}-${max ?? ''}`, sort: 'cheapest' }),
      );
      if (isRefusal(answer)) throw new Error(answer.refused);
      const within = prices.filter((price) => price >= (min ?? 0) && price <= (max ?? Infinity));
      const exact = answer.items.filter(({ misses }) => misses.length === 0);
      expect(exact.map(({ price }) => price)).toEqual(within);
      expect(answer.total).toBe(within.length);
    }),
  );
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      "'",
      '"',
      '\\',
      '&',
      '|',
      '!',
      '(',
      ')',
      ':',
      '*',
      '<',
      '>',
      '%',
      '_',
      '-',
      '\0',
      'á',
      '=',
      '9',
      ',',
    ),
  }),
  fc.constantFrom(
    "'; drop table listings; --",
    "hůl':* & !florbalka",
    'a <-> b | !!c',
    '((((((((((',
    '[a-z]+(.*)*$',
    '\u202eimerf\u202c zdarma',
    '🏑🏑🏑 florbalka 🏒',
    'שלום florbalka مرحبا',
    'x'.repeat(200),
    'İstanbul ﬁnále ½ ２６',
    '\ud83c\ud83c\ud83c',
  ),
);

test('any text typed into the search gets an answer, never a failure', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, fc.constantFrom(...sorts), async (q, sort) => {
      const query = searchQuery.safeParse({ q, sort });
      if (query.success) expect(isRefusal(await findListings(platform, query.data))).toBe(false);
      else expect(q.trim().length < 3 || q.trim().length > 200).toBe(true);
    }),
    { numRuns: 150 },
  );
  expect(searchQuery.safeParse({ q: 'a'.repeat(10_240) }).success).toBe(false);
}, 120_000);

test.each(['brand', 'category', 'place', 'cursor'])(
  'a hostile %s is refused or finds nothing',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(hostile, async (value) => {
        const query = searchQuery.safeParse({ [name]: value });
        const answer = query.success && (await findListings(platform, query.data));
        expect(answer === false || isRefusal(answer) || answer.total === 0).toBe(true);
      }),
    );
  },
);
