import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../../query-understanding/contract.ts';
import type { EngineQuery } from '../engine.ts';
import type { IndexRow } from './db-rows.ts';
import { memoryEngine } from './engine.ts';
import { ListingIndex } from './listing-index.ts';

const hour = 3_600_000_000;
const start = 1_000 * 24 * hour;

const row = (id: number, inserted: number): IndexRow => ({
  id,
  inserted,
  topped_until: null,
  kind: id % 3 === 0 ? 'demand' : 'offer',
  swap: false,
  category_id: 1,
  brand: id % 2 === 0 ? 'unihoc' : 'salming',
  condition: null,
  wear: null,
  price_type: 'fixed',
  price: 100 * (id % 7),
  photo: true,
  trader: false,
  place_code: null,
  district_code: 'CZ0642',
  read_price_czk: null,
  spans: ';',
  choices: '',
  items: [`brand:${id % 2 === 0 ? 'unihoc' : 'salming'}`],
});

const brandPlan: Plan = {
  required: [['brand:unihoc']],
  score: { marks: [['brand:unihoc', 5]], otherwise: 0 },
  exact: 0,
  criteria: [],
  understood: [],
  ignored: [],
};

const ask = (asOf: number, kind: string | undefined, plan?: Plan): EngineQuery => ({
  ...(plan ? { plan } : {}),
  places: new Map(),
  conditions: kind === undefined ? [] : [{ type: 'values', key: 'kind', values: [kind] }],
  asOf,
});
const page = { order: { sort: 'newest' }, atMost: 5 } as const;
const wanted = { page, counts: { attributes: [], radii: [] } };

const step = fc.oneof(
  fc.record({ do: fc.constant('put' as const), id: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    do: fc.constant('ask' as const),
    kind: fc.constantFrom(undefined, 'offer', 'demand'),
    plan: fc.constantFrom(undefined, brandPlan),
    counted: fc.boolean(),
    hoursAgo: fc.constantFrom(0, 0, 30),
  }),
);

test('a cached answer equals a fresh one while listings are added, removed and age', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80 }), async (steps) => {
      const index = new ListingIndex();
      const cached = memoryEngine(() => index);
      const anew = memoryEngine(() => index, { caching: false });
      let now = start;
      for (let id = 1; id <= 20; id += 1) index.put(row(id, now - id * 9 * hour));
      for (const each of steps) {
        if (each.do === 'put') index.put(row(each.id, now));
        if (each.do === 'remove') index.remove(each.id);
        if (each.do === 'wait') now += each.hours * hour;
        const asking = each.do === 'ask' ? each : undefined;
        const asked = ask(now - (asking?.hoursAgo ?? 0) * hour, asking?.kind, asking?.plan);
        const what = asking?.counted === false ? { page } : wanted;
        expect(await cached.answer(asked, what)).toEqual(await anew.answer(asked, what));
        expect(await cached.countBy(asked, 'brand')).toEqual(await anew.countBy(asked, 'brand'));
      }
    }),
    { numRuns: 60 },
  );
});

test('the same query is computed once while nothing changes', async () => {
  const index = new ListingIndex();
  index.put(row(1, start));
  const engine = memoryEngine(() => index);
  const first = await engine.answer(ask(start + hour, 'offer'), wanted);
  expect(await engine.answer(ask(start + 2 * hour, 'offer'), wanted)).toBe(first);
  index.put(row(2, start + 2 * hour));
  expect(await engine.answer(ask(start + 3 * hour, 'offer'), wanted)).not.toBe(first);
});

test('a page without counts stays cached while listings age, also beside searches with counts', async () => {
  const index = new ListingIndex();
  for (let id = 1; id <= 9; id += 1) index.put(row(id, start - id * 24 * hour));
  const engine = memoryEngine(() => index);
  const first = await engine.answer(ask(start, 'offer'), { page });
  const counted = await engine.answer(ask(start + 30 * hour, 'offer'), wanted);
  expect(await engine.answer(ask(start, 'offer'), { page })).toBe(first);
  expect(await engine.answer(ask(start + 30 * hour, 'offer'), wanted)).toBe(counted);
  expect(await engine.answer(ask(start + 60 * hour, 'offer'), wanted)).not.toBe(counted);
});

test('equal plans share a cache entry, different ones do not', async () => {
  const index = new ListingIndex();
  for (let id = 1; id <= 5; id += 1) index.put(row(id, start));
  const engine = memoryEngine(() => index);
  const first = await engine.answer(ask(start, undefined, brandPlan), wanted);
  expect(await engine.answer(ask(start, undefined, brandPlan), wanted)).toBe(first);
  const other: Plan = {
    ...brandPlan,
    required: [['brand:salming']],
    score: 5,
  };
  const answer = await engine.answer(ask(start, undefined, other), wanted);
  expect(answer.counts?.total).not.toBe(first.counts?.total);
});
