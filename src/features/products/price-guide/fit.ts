import { byKey, isotonicDown, medianOf, quantileOf, sum, type Weighted } from './statistics.ts';
import { type Effect, grades, type Item } from './weigh.ts';

/**
 * Priors of a category: the logarithm of the share of the new price that a grade is worth, and of the haggling
 * margin.
 */
const priorGrades = [0.825, 0.675, 0.525, 0.375, 0.2].map((share) => Math.log(share));
const priorAsking = 0.1;
const priorPerYear = 0.1;
/** Weight of each prior, in sales. */
const trust = { line: 1, brand: 2, grade: 4, slope: 10, quantiles: 25 };
/** Prices beyond this many deviations are outliers and have no weight. */
const cut = 4.5;
const minDeviation = 0.05;
const rounds = 10;
/**
 * Quantiles of the trusted prices: 83 % of these lie between the outer two, which is 80 % of all prices
 * including outliers.
 */
const parts = [0.085, 0.5, 0.915];

type Model = ReturnType<typeof fit>;

/** Fits the effects by backfitting (each to the residuals of the others) and sets `trust` of the items. */
export function fit(items: readonly Item[]) {
  const grade = priorGrades.map((value): Effect => ({ value }));
  const gradeOf = ({ step }: Item): Effect => grade[step] ?? { value: 0 };
  const base = { value: medianOf(items.map((item) => [item.y - gradeOf(item).value, item.inAll])) };
  const asking = { value: priorAsking };
  const ageing = { value: -priorPerYear };
  const drift = { value: 0 };
  const rest = (item: Item) =>
    item.y -
    base.value -
    gradeOf(item).value -
    item.ofBrand.value -
    item.ofLine.value -
    asking.value * item.offered -
    ageing.value * item.older -
    drift.value * item.yearsAgo;

  const brands = byKey(items, ({ brand }) => brand);
  const lines = byKey(items, ({ line }) => line);
  const byGrade = grades.map((_, step) => items.filter((item) => item.step === step));
  /** Updates an effect, multiplied by `x`, to the shrunken weighted mean of its members' residuals. */
  const move = (
    effect: Effect,
    members: readonly Item[],
    share: Share,
    { prior = 0, worth = 0, x = one }: { prior?: number; worth?: number; x?: (item: Item) => number },
  ): number => {
    let moved = worth * prior;
    let weight = worth;
    for (const item of members) {
      const own = item.trust * item[share];
      const at = x(item);
      moved += own * at * (rest(item) + effect.value * at);
      weight += own * at * at;
    }
    if (weight > 0) effect.value = moved / weight;
    return weight;
  };
  for (let round = 0; round < rounds; round += 1) {
    trustNear(items, rest);
    move(base, items, 'inAll', {});
    for (const members of brands.values())
      if (members[0]) move(members[0].ofBrand, members, 'inBrand', { worth: trust.brand });
    for (const members of lines.values())
      if (members[0]) move(members[0].ofLine, members, 'inLine', { worth: trust.line });
    const moved = grade.map((effect, step): Weighted => {
      const weight = move(effect, byGrade[step] ?? [], 'inGrade', {
        prior: priorGrades[step] ?? 0,
        worth: trust.grade,
      });
      return [effect.value, weight];
    });
    isotonicDown(moved).forEach((value, step) => Object.assign(grade[step] ?? {}, { value }));
    move(asking, items, 'inAll', { prior: priorAsking, worth: trust.slope, x: ({ offered }) => offered });
    move(ageing, items, 'inAll', { prior: -priorPerYear, worth: trust.slope, x: ({ older }) => older });
    move(drift, items, 'inAll', { worth: trust.slope, x: ({ yearsAgo }) => yearsAgo });
    asking.value = Math.max(0, asking.value);
    ageing.value = Math.min(0, ageing.value);
  }
  return {
    perYear: -ageing.value,
    /** Residual of a price against the estimate by its line, by its brand, or by the category. */
    rest: (item: Item, level: Level) =>
      rest(item) + (level === 'line' ? 0 : item.ofLine.value) + (level === 'all' ? item.ofBrand.value : 0),
    /** Expected log price of such things in a grade. */
    centre: (item: Item | undefined, level: Level, step: number) =>
      base.value +
      (grade[step]?.value ?? 0) +
      (level === 'all' ? 0 : (item?.ofBrand.value ?? 0)) +
      (level === 'line' ? (item?.ofLine.value ?? 0) : 0),
  };
}

/** Weights near residuals fully and outliers not at all (Tukey's biweight). */
function trustNear(items: readonly Item[], rest: (item: Item) => number): void {
  const rests = items.map((item): Weighted => [rest(item), item.inAll]);
  const middle = medianOf(rests);
  const deviation = 1.4826 * medianOf(rests.map(([value, weight]) => [Math.abs(value - middle), weight]));
  const reach = cut * Math.max(minDeviation, deviation);
  items.forEach((item, index) => {
    item.trust = Math.max(0, 1 - ((rests[index]?.[0] ?? 0) / reach) ** 2) ** 2;
  });
}

type Level = 'line' | 'brand' | 'all';
type Share = 'inLine' | 'inBrand' | 'inGrade' | 'inAll';
export const levels = {
  line: { share: 'inLine', groupOf: ({ line }: Item) => line, clusterOf: ({ seller }: Item) => seller },
  brand: {
    share: 'inBrand',
    groupOf: ({ brand }: Item) => brand,
    clusterOf: ({ line, seller }: Item) => line ?? seller,
  },
  all: { share: 'inAll', groupOf: () => '', clusterOf: ({ brand, seller }: Item) => brand ?? seller },
} as const;

/**
 * Quantiles of out-of-sample residuals: of a line without the price's seller, of a brand without the price's
 * line, so that small groups are not overconfident. The more prices a group has, the more its own quantiles
 * count against the common ones.
 */
export function spreadsOf(items: readonly Item[], model: Model, level: Level) {
  const { share, groupOf, clusterOf } = levels[level];
  const own = new Map<string, { size: number; rests: Weighted[] }>();
  for (const [product, members] of byKey(items.filter(isTrusted), groupOf)) {
    const clusters = [...Map.groupBy(members, clusterOf).values()].map((cluster) => ({
      cluster,
      weight: sum(cluster.map((item) => item[share])),
      moved: sum(cluster.map((item) => item[share] * (model.rest(item, level) + effectAt(item, level)))),
    }));
    const weight = sum(clusters.map((each) => each.weight));
    const moved = sum(clusters.map((each) => each.moved));
    const size = level === 'line' ? weight : clusters.length;
    const rests = clusters.flatMap((each) => {
      const without = (moved - each.moved) / (weight - each.weight + worthAt[level]);
      const smaller = size - (level === 'line' ? each.weight : 1);
      return each.cluster.map((item): Weighted => [
        (model.rest(item, level) + effectAt(item, level) - without) / wider(smaller),
        item[share],
      ]);
    });
    own.set(product, { size, rests });
  }
  const all = [...own.values()].flatMap(({ rests }) => rests);
  const common = parts.map((part) => quantileOf(all, part));
  return (product: string): number[] => {
    const { size, rests } = own.get(product) ?? { size: 0, rests: [] };
    return parts.map((part, index) => {
      const moved = size * quantileOf(rests, part) + trust.quantiles * (common[index] ?? 0);
      return (wider(size) * moved) / (size + trust.quantiles);
    });
  };
}

/** Weight of the prior in out-of-sample estimates; at the level of a category no brand is left out. */
const worthAt = { line: trust.line, brand: trust.brand, all: Infinity } as const;
const effectAt = (item: Item, level: Level) =>
  level === 'line' ? item.ofLine.value : level === 'brand' ? item.ofBrand.value : 0;
/** Widens the range of small groups, whose estimate is less certain. */
const wider = (size: number) => Math.sqrt(1 + 1 / (size + 1));

const one = () => 1;
export const isTrusted = ({ trust: far }: Item) => far > 0;
