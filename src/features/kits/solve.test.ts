import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxPriceRatio, maxPieces, type Option, type Problem, solveKits } from './solve.ts';

/** Problems with few enough pieces and listings to try every combination of listings. */
const problems = fc
  .record({
    pieces: fc.array(fc.record({ optional: fc.boolean() }), { minLength: 1, maxLength: 4 }),
    offers: fc.array(
      fc.record({
        seller: fc.constantFrom('a', 'b', 'c', 'd'),
        fills: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }),
        price: fc.nat(12),
      }),
      { maxLength: 9 },
    ),
    costs: fc.tuple(...Array.from({ length: 4 }, () => fc.record({ postage: fc.nat(5), km: fc.nat(9) }))),
    budget: fc.option(fc.nat(40), { nil: undefined }),
  })
  .map(({ pieces, offers, costs, budget }): Problem => ({
    pieces,
    options: offers
      .map((offer, id) => ({ ...offer, id, fills: offer.fills.filter((piece) => piece < pieces.length) }))
      .filter(({ fills }) => fills.length > 0),
    sellers: new Map(
      ['a', 'b', 'c', 'd'].map((name, place) => [name, costs[place] ?? { postage: 0, km: 0 }]),
    ),
    budget,
  }));

/** Every combination of listings with the pieces it fills and its costs. */
function everyChoice({ options, sellers }: Problem) {
  return Array.from({ length: 2 ** options.length }, (_, choice) => {
    const chosen = options.filter((_option, place) => (choice >> place) & 1);
    const from = [...new Set(chosen.map(({ seller }) => seller))];
    return {
      filled: new Set(chosen.flatMap(({ fills }) => fills)),
      total:
        sum(chosen.map(({ price }) => price)) + sum(from.map((seller) => sellers.get(seller)?.postage ?? 0)),
      sellers: from.length,
      km: sum(from.map((seller) => sellers.get(seller)?.km ?? 0)),
    };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
const least = <T>(all: readonly T[], ...by: ((one: T) => number)[]) =>
  all.toSorted((one, other) => by.map((of) => of(one) - of(other)).find((apart) => apart !== 0) ?? 0)[0];

/** The best kits by brute force. */
function byTrying(problem: Problem) {
  const { pieces, options, budget = Infinity } = problem;
  const choices = everyChoice(problem);
  const onSale = new Set(options.flatMap(({ fills }) => fills));
  const wanted = [...onSale].filter((piece) => !pieces[piece]?.optional);
  const optionals = [...onSale].filter((piece) => pieces[piece]?.optional);
  const fitting = choices.filter(({ filled }) => wanted.every((piece) => filled.has(piece)));
  const added = ({ filled }: (typeof choices)[number]) =>
    optionals.filter((piece) => filled.has(piece)).length;
  const most = Math.max(0, ...fitting.filter(({ total }) => total <= budget).map(added));
  return { fitting: fitting.filter((each) => added(each) >= most), most, wanted };
}

test('the cheapest kit has the minimum total, and the fewest sellers for it', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const [cheapest] = solveKits(problem);
      const { fitting, most, wanted } = byTrying(problem);
      if (wanted.length === 0 && most === 0) {
        expect(cheapest).toBeUndefined();
        return;
      }
      const best = least(
        fitting,
        ({ total }) => total,
        ({ sellers }) => sellers,
      );
      expect(cheapest).toMatchObject({ total: best?.total });
      expect(cheapest?.reasons).toContain('cheapest');
    }),
    { numRuns: 300 },
  );
});

test('the kit with the fewest sellers and the nearest kit match the best combination that fills the same pieces', () => {
  const mandatory = problems.map((problem) => ({
    ...problem,
    pieces: problem.pieces.map(() => ({ optional: false })),
  }));
  fc.assert(
    fc.property(mandatory, (problem) => {
      const kits = solveKits(problem);
      const all = everyChoice(problem);
      const onSale = new Set(problem.options.flatMap(({ fills }) => fills));
      const fitting = all.filter(({ filled }) => [...onSale].every((piece) => filled.has(piece)));
      const cheapest = least(fitting, ({ total }) => total);
      if (onSale.size === 0 || !cheapest) {
        expect(kits).toEqual([]);
        return;
      }
      const { budget = Infinity } = problem;
      const limit = Math.max(
        cheapest.total,
        cheapest.total <= budget
          ? Math.min(budget, cheapest.total * maxPriceRatio)
          : cheapest.total * maxPriceRatio,
      );
      const few = least(
        fitting.filter(({ total }) => total <= limit),
        ({ sellers }) => sellers,
        ({ total }) => total,
      );
      expect(kits.find(({ reasons }) => reasons.includes('fewest-sellers'))).toMatchObject({
        sellers: few?.sellers,
        total: few?.total,
      });
      const near = least(
        fitting,
        ({ km }) => km,
        ({ total }) => total,
      );
      if ([...problem.sellers.values()].every(({ km }) => km === 0)) return;
      expect(kits.find(({ reasons }) => reasons.includes('nearest'))).toMatchObject({
        km: near?.km,
        total: near?.total,
      });
    }),
    { numRuns: 300 },
  );
});

test('the numbers of a kit are the sums over its listings, and none of its listings is redundant', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const byId = new Map(problem.options.map((option) => [option.id, option]));
      for (const { listings, total, sellers } of solveKits(problem)) {
        const chosen = listings.flatMap((id) => byId.get(id) ?? []);
        const from = new Set(chosen.map(({ seller }) => seller));
        expect(new Set(listings).size).toBe(listings.length);
        expect(sellers).toBe(from.size);
        expect(total).toBe(
          sum(chosen.map(({ price }) => price)) +
            sum([...from].map((seller) => problem.sellers.get(seller)?.postage ?? 0)),
        );
      }
    }),
  );
});

test('optional pieces never exceed the budget', () => {
  const limited = problems.chain((problem) =>
    fc.nat(40).map((budget): Problem & { budget: number } => ({ ...problem, budget })),
  );
  fc.assert(
    fc.property(limited, (problem) => {
      const isNeeded = (piece: number) => !problem.pieces[piece]?.optional;
      const needed = problem.options
        .map((option) => ({ ...option, fills: option.fills.filter(isNeeded) }))
        .filter(({ fills }) => fills.length > 0);
      const [bare] = solveKits({ ...problem, options: needed });
      const [cheapest] = solveKits(problem);
      expect(cheapest?.total ?? 0).toBeLessThanOrEqual(Math.max(problem.budget, bare?.total ?? 0));
    }),
  );
});

test('the order of listings does not matter', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      expect(solveKits({ ...problem, options: problem.options.toReversed() })).toEqual(solveKits(problem));
    }),
  );
});

test('a set that is cheaper than its pieces apart fills all of them', () => {
  const options: Option[] = [
    { id: 1, seller: 'a', fills: [0], price: 900 },
    { id: 2, seller: 'b', fills: [1], price: 700 },
    { id: 3, seller: 'c', fills: [0, 1], price: 1500 },
  ];
  const sellers = new Map(['a', 'b', 'c'].map((name) => [name, { postage: 0, km: 0 }]));
  const pieces = [{ optional: false }, { optional: false }];
  expect(solveKits({ pieces, options, sellers })).toEqual([
    { reasons: ['cheapest', 'fewest-sellers'], listings: [3], total: 1500, sellers: 1, km: 0 },
  ]);
});

test('sixty sellers who each offer all of ten pieces take under two seconds of CPU time', () => {
  const pieces = Array.from({ length: maxPieces }, () => ({ optional: false }));
  const names = Array.from({ length: 60 }, (_, seller) => `s${seller}`);
  const options = names.flatMap((seller, each) =>
    pieces.map((_, piece) => ({
      id: each * maxPieces + piece,
      seller,
      fills: [piece],
      price: 100 + ((each * 37 + piece * 91) % 400),
    })),
  );
  const sellers = new Map(names.map((name, place) => [name, { postage: 89, km: place }]));
  const before = process.cpuUsage();
  expect(solveKits({ pieces, options, sellers })).not.toEqual([]);
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(2_000_000);
});
