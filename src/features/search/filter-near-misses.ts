import { conditions, wears } from '../catalogue/contract.ts';
import type { Condition } from './conditions.ts';
import type { Found, Order } from './engine.ts';
import type { Prepared } from './prepare.ts';

/** Near misses (two rows) are shown below this number of exact results. */
export const maxFilterNearMisses = 8;

/** A listing that misses exactly one filter. */
export type FilterNearMiss = Found & { missed: Condition };

/** A filter's neighbourhood, and the order that sorts it by distance. */
type Beside = { condition: Condition | undefined; order?: Order };

/** Measures shown on cards, so that a near miss can say by how much. */
const measures = new Set(['shaftLengthCm', 'totalLengthCm', 'flexMm', 'shoeSizeEu']);

/** Ordered values of which a neighbour is hardly worse. */
const stepsOf = new Map<string, readonly string[]>([
  ['hand', ['left', 'right']],
  ['condition', conditions],
  ['wear', wears],
]);

/**
 * Listings that meet all filters but one and nearly meet that one: slightly more expensive, a bit longer, the
 * other hand, a step more worn, farther away. Results of the filters are interleaved. `exact` are the exact
 * results.
 */
export async function findFilterNearMisses(
  { engine, ask, order }: Prepared,
  exact: readonly Found[],
  atMost: number,
): Promise<FilterNearMiss[]> {
  if (ask.plan || atMost <= 0) return [];
  const fitting = new Set(exact.map(({ id }) => id));
  const searched = ask.conditions.flatMap((missed, place) =>
    beside(missed, order).map(async ({ condition, order: own = order }) => {
      const moved = ask.conditions.toSpliced(place, 1, ...(condition ? [condition] : []));
      const { page } = await engine.answer(
        { ...ask, conditions: moved },
        { page: { order: own, atMost: maxFilterNearMisses * 2 } },
      );
      return page.filter(({ id }) => !fitting.has(id)).map((found) => ({ ...found, missed }));
    }),
  );
  return inTurn(await Promise.all(searched)).slice(0, atMost);
}

function beside(condition: Condition, { centre }: Order): Beside[] {
  const { key } = condition;
  if (condition.type === 'place')
    return centre ? [{ condition: undefined, order: { sort: 'nearest', centre } }] : [];
  if (condition.type === 'range') {
    if (key === 'price')
      return besideRange(condition, (end) => Math.max(end * 0.3, 100), {
        above: 'cheapest',
        below: 'dearest',
      });
    return measures.has(key) ? besideRange(condition, (end) => end * 0.05, {}) : [];
  }
  if (condition.type !== 'values') return [];
  const next = neighbours(key, condition.values);
  return next.length > 0 ? [{ condition: { ...condition, values: next } }] : [];
}

/** Neighbours of the selected values: the other hand, one step better or worse. */
export function neighbours(key: string, values: readonly string[]): string[] {
  const steps = stepsOf.get(key) ?? [];
  return steps.filter(
    (value, at) =>
      !values.includes(value) && [at - 1, at + 1].some((each) => values.includes(steps[each] ?? '')),
  );
}

/** The ranges just below and above a range, with a width given by `reach`. */
function besideRange(
  { key, min, max }: Extract<Condition, { type: 'range' }>,
  reach: (end: number) => number,
  { above, below }: { above?: 'cheapest'; below?: 'dearest' },
): Beside[] {
  const sorted = (sort: typeof above | typeof below) => (sort ? { order: { sort } } : {});
  return [
    ...(max === undefined
      ? []
      : [{ condition: rangeFrom(key, max + 1, Math.ceil(max + reach(max))), ...sorted(above) }]),
    ...(min === undefined
      ? []
      : [
          { condition: rangeFrom(key, Math.max(0, Math.floor(min - reach(min))), min - 1), ...sorted(below) },
        ]),
  ];
}

const rangeFrom = (key: string, min: number, max: number): Condition => ({ type: 'range', key, min, max });

/** Interleaves the lists without duplicates. */
function inTurn(lists: readonly FilterNearMiss[][]): FilterNearMiss[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const mixed = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Map(mixed.map((each) => [each.id, each])).values()];
}
