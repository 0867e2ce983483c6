import { type Criterion, type Plan, type Points, type Traits, slightly } from './contract.ts';

type Marked = Pick<Traits, 'numbers'> & { marks: ReadonlySet<string> };

/** Points of one item: the reference that the in-memory index and SQL must agree with. */
export function evaluate(points: Points, traits: Pick<Traits, 'marks' | 'numbers'>): number {
  return pointsOf(points, { numbers: traits.numbers, marks: new Set(traits.marks) });
}

/** Points of one item under a plan; undefined when it does not match. */
export function evaluatePlan(plan: Plan, traits: Marked): number | undefined {
  if (!plan.required.every((group) => group.some((mark) => traits.marks.has(mark)))) return undefined;
  const points = pointsOf(plan.score, traits);
  return points > 0 ? points : undefined;
}

/** Whether a matching item meets all criteria. */
export function isExact(plan: Pick<Plan, 'exact'>, traits: Marked): boolean {
  return pointsOf(plan.exact, traits) > slightly;
}

/**
 * The best item of a listing for a plan: an exact match first, then by points. Undefined when the listing does
 * not match.
 */
export function bestThing(plan: Plan, things: readonly Marked[]) {
  return things
    .flatMap((thing) => {
      const points = evaluatePlan(plan, thing);
      return points === undefined ? [] : [{ thing, points, exact: isExact(plan, thing) }];
    })
    .toSorted((a, b) => Number(b.exact) - Number(a.exact) || b.points - a.points)[0];
}

/** The items of a listing, of which one must meet a plan alone; `also` are marks shared by all. */
export function thingsOf(
  { marks, items, numbers }: Pick<Traits, 'marks' | 'items' | 'numbers'>,
  also: Iterable<string> = [],
): Marked[] {
  const common = [...also];
  return (items.length > 0 ? items : [marks]).map((each) => ({
    marks: new Set([...each, ...common]),
    numbers,
  }));
}

/** Criteria that an item misses. */
export function missedBy(plan: Pick<Plan, 'criteria'>, traits: Marked): Criterion[] {
  return plan.criteria.filter(({ points }) => pointsOf(points, traits) <= slightly);
}

function pointsOf(points: Points, traits: Marked): number {
  if (typeof points === 'number') return points;
  if ('sum' in points) return points.sum.reduce<number>((sum, each) => sum + pointsOf(each, traits), 0);
  if ('best' in points) return Math.max(...points.best.map((each) => pointsOf(each, traits)));
  if ('worst' in points) return Math.min(...points.worst.map((each) => pointsOf(each, traits)));
  if ('half' in points) return Math.trunc(pointsOf(points.half, traits) / 2);
  if ('marks' in points) {
    const carried = points.marks.filter(([mark]) => traits.marks.has(mark)).map(([, each]) => each);
    return carried.length > 0 ? Math.max(...carried) : points.otherwise;
  }
  const number = traits.numbers[points.number];
  if (number === undefined) return points.missing;
  const band = points.bands.find(
    ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }) => number >= min && number <= max,
  );
  return band ? band.points : points.otherwise;
}
