import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testPlatform } from '../../../test/platform.ts';
import { type RandomSearch, randomSearch } from '../../../test/searches.ts';
import { fillStock } from '../../../test/stock.ts';
import { isRefusal } from '../../contract/errors.ts';
import { type SearchResult, searchQuery } from './contract.ts';
import { serveFrom, serveFromSql } from './engines.ts';
import { reanalyzeListings } from '../listings/index.ts';
import { findListings } from './find.ts';
import { prepareSearch } from './prepare.ts';
import { surroundingsOf } from './area.ts';
import { countedAttributes } from './facets/attributes.ts';
import { maxFilterNearMisses } from './filter-near-misses.ts';
import { blockSize } from './in-memory/listing-block.ts';
import { livingIds, readPoints, rowsOf } from './in-memory/db-rows.ts';
import { memoryEngine } from './in-memory/engine.ts';
import { ListingIndex } from './in-memory/listing-index.ts';

const platform = await testPlatform();
const { db } = platform;
const everyThird = (await fillStock(platform, 500)).filter((_, at) => at % 3 === 0);
/** Texts of listings with several items, alike and different. */
const lots = [
  '2 florbalky:\n- Unihoc Epic levá 96 cm\n- Salming Quest pravá 104 cm flex 26',
  'Výbava po synovi: florbalka Zone 87 levá a sálovky Mizuno 38, taška Oxdog',
  'Prodám hůl a čepel\n- hůl Fat Pipe pravá 92 cm\n- čepel Unihoc levá, nová\n- maska Salming L',
];
for (const [at, id] of everyThird.entries()) {
  const [title = '', ...items] = (lots[at % lots.length] ?? '').split('\n');
  await db
    .updateTable('listings')
    .set({ title, description: items.join('\n'), reading_version: 0 })
    .where('id', '=', id)
    .execute();
}
await reanalyzeListings(platform);
const index = new ListingIndex();
for (const row of await rowsOf(db, await livingIds(db))) index.put(row);
index.setPoints(await readPoints(db));
const inUse = await db.selectFrom('listings').select('place_code').distinct().limit(40).execute();
const places = inUse.flatMap(({ place_code }) => place_code ?? []);

const searches = randomSearch(places);

async function find(search: RandomSearch, by: 'sql' | 'memory' = 'memory'): Promise<SearchResult> {
  if (by === 'memory')
    serveFrom(
      db,
      memoryEngine(() => index),
    );
  else serveFromSql(db);
  const answer = await findListings(platform, searchQuery.parse(search));
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer;
}

async function totalOf(search: RandomSearch): Promise<number> {
  serveFrom(
    db,
    memoryEngine(() => index),
  );
  const { engine, ask } = await prepareSearch(platform, searchQuery.parse(search));
  return engine.count(ask);
}

/**
 * The same listings spread over three blocks among removed ones, so that common marks are stored as bitmaps.
 */
const scattered = new ListingIndex();
for (const row of await rowsOf(db, await livingIds(db))) {
  for (let id = 1_000_001; id <= 1_000_020; id += 1) scattered.put({ ...row, id });
  for (let id = 1_000_001; id <= 1_000_020; id += 1) scattered.remove(id);
  scattered.put(row);
}
scattered.setPoints(await readPoints(db));

/** Random searches take long on a busy machine. */
const timeoutMs = 120_000;

test(
  'SQL and the index in memory answer alike, page by page, facets and all',
  async () => {
    await fc.assert(
      fc.asyncProperty(searches, fc.integer({ min: 1, max: 30 }), async (search, limit) => {
        const [bySql, byIndex] = [await find({ ...search, limit }, 'sql'), await find({ ...search, limit })];
        expect(byIndex).toEqual(bySql);
        if (!bySql.next) return;
        const later = { ...search, limit, cursor: bySql.next };
        expect(await find(later)).toEqual(await find(later, 'sql'));
      }),
      { numRuns: 100 },
    );
  },
  timeoutMs,
);

test(
  'an index of many blocks, where most places are buried, answers like one of a single block',
  async () => {
    const [one, many] = [index, scattered].map((each) => memoryEngine(() => each, { caching: false }));
    expect(scattered.columns.size).toBeGreaterThan(2 * blockSize);
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const query = searchQuery.parse(search);
        const { ask, order } = await prepareSearch(platform, query);
        const radii = query.place === undefined ? [] : await surroundingsOf(db, query.place);
        const counts = { attributes: countedAttributes(ask.conditions), radii };
        const wanted = { page: { order, atMost: 30 }, counts };
        expect(await many?.answer(ask, wanted)).toEqual(await one?.answer(ask, wanted));
        expect(await many?.count(ask)).toBe(await one?.count(ask));
      }),
      { numRuns: 200 },
    );
  },
  timeoutMs,
);

type Choice = { search: RandomSearch; count: number };

/** The searches that a facet's options lead to. */
function choicesOf(search: RandomSearch, { facets }: SearchResult): Choice[] {
  const { radius: _, ...elsewhere } = search;
  return facets.flatMap((facet) => {
    const { key } = facet;
    if (facet.type === 'range') {
      return facet.histogram.map(({ min, max, count }) => ({
        search: { ...search, [key]: `${min}-${max}` },
        count,
      }));
    }
    const from = key === 'place' ? elsewhere : search;
    return facet.options.map(({ value, count }) => ({ search: { ...from, [key]: value }, count }));
  });
}

test(
  'the count of every choice is what the search has once it is chosen',
  async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        searches,
        fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
        async (search, which) => {
          const choices = choicesOf(search, await find(search));
          for (const number of choices.length === 0 ? [] : which) {
            const choice = choices[number % choices.length];
            if (!choice) continue;
            expect([choice.search, await totalOf(choice.search)]).toEqual([choice.search, choice.count]);
            compared += 1;
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(compared).toBeGreaterThan(300);
  },
  timeoutMs,
);

test(
  'every choice of the whole stock has the count it promises',
  async () => {
    const narrowed: RandomSearch[] = [
      {},
      { category: 'florbalky' },
      { category: 'boty' },
      { category: 'brankarska-vystroj' },
    ];
    for (const search of narrowed) {
      for (const choice of choicesOf(search, await find(search))) {
        expect([choice.search, await totalOf(choice.search)]).toEqual([choice.search, choice.count]);
      }
    }
  },
  timeoutMs,
);

test(
  'those that miss something stand behind all that miss nothing, say what they miss and are not counted',
  async () => {
    const wished = [
      'florbalka do 800',
      'levá hůl 96',
      'hůl flex 26',
      'lehce hraná florbalka',
      'hůl brno',
      'boty 42',
    ];
    let near = 0;
    for (const q of wished) {
      for (const sort of ['relevance', 'cheapest', 'newest']) {
        const { items, total } = await find({ q, sort, limit: 100 });
        expect(await find({ q, sort, limit: 100 }, 'sql')).toMatchObject({ total });
        const first = items.findIndex(({ misses }) => misses.length > 0);
        const exact = first < 0 ? items : items.slice(0, first);
        expect([q, exact.length]).toEqual([q, Math.min(100, total)]);
        expect(items.slice(exact.length).every(({ misses }) => misses.length > 0)).toBe(true);
        near += items.length - exact.length;
      }
    }
    expect(near).toBeGreaterThan(10);
  },
  timeoutMs,
);

test('one item of a listing must meet all criteria', async () => {
  for (const by of ['sql', 'memory'] as const) {
    const found = async (q: string) =>
      (await find({ q, limit: 100 }, by)).items
        .filter(({ misses }) => misses.length === 0)
        .map(({ title: each }) => each);
    expect(await found('unihoc epic levá 96')).toContain('2 florbalky:');
    expect(await found('salming quest 104 flex 26')).toContain('2 florbalky:');
    expect(await found('florbalka levá 104')).not.toContain('2 florbalky:');
    expect(await found('unihoc epic pravá')).not.toContain('2 florbalky:');
    expect(new Set(await found('florbalka levá 96')).size).toBeGreaterThan(0);
  }
});

test('both ends of a range are inclusive', async () => {
  const { facets } = await find({ category: 'florbalky', kind: 'offer' });
  const ranges = facets.filter((facet) => facet.type === 'range');
  expect(ranges.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['shaftLengthCm', 'totalLengthCm', 'flexMm', 'price']),
  );
  for (const { key, min, max, step } of ranges) {
    const all = await totalOf({ category: 'florbalky', kind: 'offer', [key]: `${min}-${max}` });
    for (const narrower of [`${min + step}-${max}`, `${min}-${max - step}`]) {
      expect(await totalOf({ category: 'florbalky', kind: 'offer', [key]: narrower })).toBeLessThan(all);
    }
    for (const end of [min, max]) {
      expect(await totalOf({ category: 'florbalky', kind: 'offer', [key]: `${end}-${end}` })).toBeGreaterThan(
        0,
      );
    }
  }
});

test(
  'a search that finds little tells what would give more, and doing so gives that many',
  async () => {
    let offered = 0;
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const { total, loosen } = await find(search);
        expect(total < maxFilterNearMisses || loosen.length === 0).toBe(true);
        expect(loosen.filter(({ key }) => !/^(radius|place)$/.test(key)).length).toBeLessThanOrEqual(5);
        for (const { key, values, rest, place, radius, count } of loosen) {
          const { [key]: _, ...looser } = search;
          if (values.length > 0) looser[key] = values.length > 1 ? values : (values[0] ?? '');
          if (key === 'place') delete looser.radius;
          if (rest) looser.q = rest;
          if (rest === '') delete looser.q;
          if (place !== undefined && radius !== undefined) Object.assign(looser, { place, radius });
          // Remaining words of one or two letters cannot be searched for.
          if (rest !== undefined && rest !== '' && rest.length < 3) continue;
          expect([looser, await totalOf(looser)]).toEqual([looser, count]);
          expect(count).toBeGreaterThan(total);
          offered += 1;
        }
      }),
      { numRuns: 100 },
    );
    expect(offered).toBeGreaterThan(20);
  },
  timeoutMs,
);
