import { type Criterion, type Plan, type Points, type Traits, slightly } from './contract.ts';

type Marked = Pick<Traits, 'numbers'> & { marks: ReadonlySet<string> };

/** The points of one thing: the law that the index in memory and SQL are held to. */
export function evaluate(points: Points, traits: Pick<Traits, 'marks' | 'numbers'>): number {
  return pointsOf(points, { numbers: traits.numbers, marks: new Set(traits.marks) });
}

/** The points of one thing under a plan, or nothing when it is not found. */
export function evaluatePlan(plan: Plan, traits: Marked): number | undefined {
  if (!plan.required.every((group) => group.some((mark) => traits.marks.has(mark)))) return undefined;
  const points = pointsOf(plan.score, traits);
  return points > 0 ? points : undefined;
}

/** Whether a thing that is found has all that was asked for. */
export function isExact(plan: Pick<Plan, 'exact'>, traits: Marked): boolean {
  return pointsOf(plan.exact, traits) > slightly;
}

/**
 * The one of a listing's things that answers a plan: one that has all that was asked for, then the one of the most
 * points. Nothing where the listing is not found.
 */
export function bestThing(plan: Plan, things: readonly Marked[]) {
  return things
    .flatMap((thing) => {
      const points = evaluatePlan(plan, thing);
      return points === undefined ? [] : [{ thing, points, exact: isExact(plan, thing) }];
    })
    .toSorted((a, b) => Number(b.exact) - Number(a.exact) || b.points - a.points)[0];
}

/** The things of a listing, one of which must answer a plan alone; `also` are marks of all of them. */
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

/** What a thing misses of what was asked for. */
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
