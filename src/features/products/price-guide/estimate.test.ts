import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulateHistory } from '../../../../bench/prices/simulate.ts';
import { roundPrice } from '../rules.ts';
import { type Estimate, estimatePrices, minSellers } from './estimate.ts';
import { type Evidence, grades, minSaleSellers } from './weigh.ts';

const epic: Omit<Evidence, 'seller' | 'asked' | 'sold'> = {
  brand: 'unihoc',
  line: 'unihoc/epic',
  grade: 'light',
  yearsAgo: 0.2,
  age: undefined,
};
const sale = (seller: string, price: number, change: Partial<Evidence> = {}): Evidence => ({
  ...epic,
  seller,
  asked: price,
  sold: price,
  ...change,
});
const honest = Array.from({ length: 12 }, (_, index) => sale(`poctivý ${index}`, 1_000 + 30 * index));
const ofEpic = (evidence: readonly Evidence[], grade = 'light') =>
  estimatePrices(evidence).find((each) => each.product === 'unihoc/epic' && each.grade === grade);

const anyEvidence = fc.record<Evidence>({
  seller: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  brand: fc.constantFrom('unihoc', 'zone'),
  line: fc.constantFrom('unihoc/epic', 'unihoc/sonic', 'zone/hyper', undefined),
  grade: fc.constantFrom(...grades),
  asked: fc.integer({ min: 20, max: 6_000 }),
  sold: fc.option(fc.integer({ min: 20, max: 6_000 }), { nil: undefined }),
  yearsAgo: fc.double({ min: 0, max: 3, noNaN: true }),
  age: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
});
const history = fc.array(anyEvidence, { minLength: 12, maxLength: 80 });

test('for any evidence, the typical price lies in the range and more wear never increases it', () => {
  fc.assert(
    fc.property(history, (evidence) => {
      const byProduct = Map.groupBy(estimatePrices(evidence), ({ product }) => product);
      for (const rows of byProduct.values())
        for (const [index, { low, typical, high }] of rows.entries()) {
          expect(low > 0 && low <= typical && typical <= high && Number.isFinite(high)).toBe(true);
          const worse = rows[index + 1];
          if (worse)
            expect([worse.low <= low, worse.typical <= typical, worse.high <= high]).not.toContain(false);
        }
    }),
  );
});

test('the order of the evidence does not matter, and estimates scale with prices', () => {
  fc.assert(
    fc.property(history, fc.integer(), (evidence, seed) => {
      const estimated = estimatePrices(evidence);
      const mixed = evidence.toSorted((a, b) => ((a.asked * 31 + seed) % 17) - ((b.asked * 31 + seed) % 17));
      expect(estimatePrices(mixed)).toEqual(estimated);
      const tenfold = evidence.map((each) => ({
        ...each,
        asked: each.asked * 10,
        sold: each.sold === undefined ? undefined : each.sold * 10,
      }));
      const key = ({ product, grade }: Estimate) => `${product} ${grade}`;
      const larger = new Map(estimatePrices(tenfold).map((each) => [key(each), each]));
      for (const each of estimated)
        expect((larger.get(key(each))?.typical ?? 0) / each.typical).toBeCloseTo(10, 6);
    }),
    { numRuns: 50 },
  );
});

test('outlier prices do not change the result, however many one account has', () => {
  const shown = (evidence: readonly Evidence[]) => {
    const { low = 0, typical = 0, high = 0, sales } = ofEpic(evidence) ?? {};
    return { range: [low, typical, high].map(roundPrice), sales };
  };
  for (const price of [100, 9_000])
    for (const count of [1, 60]) {
      const fake = Array.from({ length: count }, () => sale('podvodník', price));
      expect(shown([...honest, ...fake]), `${count} × ${price}`).toEqual(shown(honest));
    }
});

test('one account within the range moves the typical price by a few percent at most, and counts at most three times', () => {
  const before = ofEpic(honest);
  if (!before) throw new Error('Nothing is estimated of a dozen sales');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 20, max: 20_000 }), (count, price) => {
      const after = ofEpic([...honest, ...Array.from({ length: count }, () => sale('podvodník', price))]);
      expect(Math.abs(Math.log((after?.typical ?? 0) / before.typical))).toBeLessThan(0.06);
      expect(after?.sales).toBeLessThanOrEqual(before.sales + 3);
    }),
    { numRuns: 60 },
  );
});

test(`returns no estimate for fewer than ${minSellers} sellers, nor for few offers`, () => {
  const few = Array.from({ length: 40 }, (_, index) => sale(`s ${index % (minSellers - 1)}`, 1_000 + index));
  expect(estimatePrices(few)).toEqual([]);
  const offers = honest.map((each) => ({ ...each, sold: undefined }));
  expect(ofEpic(offers)).toBeUndefined();
  const more = offers.map((each) => ({ ...each, seller: `${each.seller} II` }));
  expect(ofEpic([...offers, ...more])).toMatchObject({ sales: 0, offers: 24 });
});

test(`sales of fewer than ${minSaleSellers} sellers count only as offers, by their asking price`, () => {
  const offers = Array.from({ length: 20 }, (_, index) => ({
    ...sale(`n ${index}`, 1_000 + index),
    sold: undefined,
  }));
  const hidden = (sold: number) =>
    ofEpic([...offers, ...['x', 'y'].map((seller) => sale(seller, 1_000, { sold }))]);
  expect(hidden(400)).toEqual(hidden(900));
  expect(hidden(400)).toMatchObject({ sales: 0, offers: 22 });
});

test('asking prices weigh less than selling prices', () => {
  const asked = Array.from({ length: 12 }, (_, index) => ({
    ...sale(`drahý ${index}`, 1_500),
    sold: undefined,
  }));
  const estimated = ofEpic([...honest, ...asked]);
  expect(estimated?.typical).toBeGreaterThan(1_000);
  expect(estimated?.typical).toBeLessThan(1_250);
  expect(estimated).toMatchObject({ sales: 12, offers: 12 });
});

test('age lowers a price where listings state their year', () => {
  const [some] = estimatePrices(simulateHistory(1)).filter(({ product }) => product.includes('/'));
  expect(some?.perYear).toBeGreaterThan(0.04);
  expect(some?.perYear).toBeLessThan(0.2);
});
