import { byKey, isotonicDown, medianOf, quantileOf, sum, type Weighted } from './statistics.ts';
import { type Effect, grades, type Item } from './weigh.ts';

/** Where a category starts from: logarithms of the share of a new price that a grade is worth, and of what is haggled. */
const priorGrades = [0.825, 0.675, 0.525, 0.375, 0.2].map((share) => Math.log(share));
const priorAsking = 0.1;
const priorPerYear = 0.1;
/** How many sales what is known without them is worth. */
const trust = { line: 1, brand: 2, grade: 4, slope: 10, quantiles: 25 };
/** What lies beyond so many deviations is no price of such a thing, and weighs nothing. */
const cut = 4.5;
const minDeviation = 0.05;
const rounds = 10;
/** Of prices that are trusted 83 % lie between the outer two, which is 80 % of all: no range holds mistakes. */
const parts = [0.085, 0.5, 0.915];

type Model = ReturnType<typeof fit>;

/** Fits the effects by turns, each to what the others leave, and notes in the items how far they are trusted. */
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
  /** Moves an effect, times `x`, to where `members` are, as far as they outweigh what is known without them. */
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
    /** How far a price lies from what is expected of its line, of its brand, or of anything in the category. */
    rest: (item: Item, level: Level) =>
      rest(item) + (level === 'line' ? 0 : item.ofLine.value) + (level === 'all' ? item.ofBrand.value : 0),
    /** What is expected of things like this one in a grade. */
    centre: (item: Item | undefined, level: Level, step: number) =>
      base.value +
      (grade[step]?.value ?? 0) +
      (level === 'all' ? 0 : (item?.ofBrand.value ?? 0)) +
      (level === 'line' ? (item?.ofLine.value ?? 0) : 0),
  };
}

/** Trusts what lies near, and nothing of what lies far beyond most (Tukey's biweight). */
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
 * How far prices lie from where they are expected without them: a price of a line without its seller, one of a brand
 * without its line, so that who has few sales is not thought surer than they are. What a group has of its own counts
 * the more, the more it has.
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

/** Anything in a category is what there is of it: none of its brands is left out. */
const worthAt = { line: trust.line, brand: trust.brand, all: Infinity } as const;
const effectAt = (item: Item, level: Level) =>
  level === 'line' ? item.ofLine.value : level === 'brand' ? item.ofBrand.value : 0;
/** A price is less sure the less there is to expect it by. */
const wider = (size: number) => Math.sqrt(1 + 1 / (size + 1));

const one = () => 1;
export const isTrusted = ({ trust: far }: Item) => far > 0;
