import type { Answer, Ask, Engine, Wanted, SingleKey } from '../engines.ts';
import { promotionRotation } from '../promotion-rotation.ts';
import { AnswerCache } from './answer-cache.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Walker, walker } from './walk.ts';
import { ageDays } from '../contract.ts';
import { Best } from './best.ts';
import { type Block, blockSize } from './listing-block.ts';
import { countsOf } from './counts.ts';
import { emptyTally, tally } from './tally.ts';

/**
 * Answers from an index in memory, without waiting for anything. `now`: the index that serves at the moment. Without
 * `caching` every answer is worked out, for measuring.
 */
export function memoryEngine(now: () => ListingIndex, { caching = true } = {}): Engine {
  const cache = caching ? new AnswerCache() : undefined;

  function answer(ask: Ask, { topped, ...wanted }: Wanted): Answer {
    const index = now();
    const walk = walker(index, ask);
    const work = (): Answer => ({ ...answerFrom(index, ask, walk, wanted), topped: [] });
    const found = cache ? cache.answer(index, ask, wanted, work) : work();
    return topped ? { ...found, topped: promotedOf(index, walk, topped) } : found;
  }

  return {
    answer: async (ask, wanted) => answer(ask, wanted),
    count: async (ask) => {
      let count = 0;
      walker(now(), ask)({}, (block) => (count += block.count));
      return count;
    },
    among: async (ask, ids) => idsAmong(now(), walker(now(), ask), ids).toSorted((a, b) => a - b),
    spots: async (ask) => {
      const { columns, points } = now();
      return ordinalsOf(walker(now(), ask)).flatMap((ordinal) => {
        const where = columns.whereKinds.values[columns.where[ordinal] ?? 0];
        const point = where && (points.places.get(where.place) ?? points.districts.get(where.district));
        return point ? [{ id: columns.ids[ordinal] ?? 0, ...point }] : [];
      });
    },
    countBy: async (ask, key) => {
      const index = now();
      const work = () => countsBy(index, ask, key);
      return cache ? cache.tally(index, ask, key, work) : work();
    },
    countMarks: async (group) => {
      const index = now();
      const marks = [...index.postings.keys()].filter((mark) => mark.startsWith(`${group}:`));
      return new Map(
        marks.map((mark) => [mark, index.countOf(mark)] as const).filter(([, count]) => count > 0),
      );
    },
  };
}

function promotedOf(
  index: ListingIndex,
  walk: Walker,
  { now: moment, atMost }: NonNullable<Wanted['topped']>,
) {
  const running = [...index.topped].flatMap(([id, end]) => (end > moment.getTime() ? id : []));
  return running.length === 0 ? [] : promotionRotation(idsAmong(index, walk, running), moment, atMost);
}

/** Which of these listings fit. */
function idsAmong(index: ListingIndex, walk: Walker, ids: readonly number[]): number[] {
  const named = Uint32Array.from([...new Set(ids)].flatMap((id) => index.placeOf(id) ?? [])).toSorted();
  return ordinalsOf(walk, named).map((ordinal) => index.columns.ids[ordinal] ?? 0);
}

function ordinalsOf(walk: Walker, named?: Uint32Array): number[] {
  const found: number[] = [];
  walk({ named }, ({ ordinals, count }) => {
    for (let at = 0; at < count; at += 1) found.push(ordinals[at] ?? 0);
  });
  return found;
}

const dayMicroseconds = 86_400_000_000;

/** A page of what fits, and the counts of every facet, in one walk. */
function answerFrom(
  index: ListingIndex,
  ask: Ask,
  walk: Walker,
  { page, counts }: Pick<Wanted, 'page' | 'counts'>,
): Pick<Answer, 'page' | 'counts'> {
  const { columns } = index;
  const best = page && new Best(index, page, ask.plan !== undefined);
  const bounds = ageDays.map((days) => ask.asOf - days * dayMicroseconds);
  const fitting = emptyTally(columns, bounds);
  const missing = new Map(ask.conditions.map(({ key }) => [key, emptyTally(columns, bounds, key)]));
  const tallies = [...missing.values()];
  walk({ nearly: counts !== undefined }, (block, points) => {
    if (counts && tallies.length > 0) {
      setApart(block, tallies.length, points);
      tallies.forEach((each, number) =>
        tally(
          each,
          columns,
          bounds,
          apart.subarray((number + 1) * blockSize),
          sizes[number + 1] ?? 0,
          block.start,
        ),
      );
    }
    if (counts) tally(fitting, columns, bounds, block.ordinals, block.count, block.start);
    best?.consider(block, points);
  });
  return { page: best?.found ?? [], counts: counts && countsOf(columns, counts, fitting, missing) };
}

/** How many of what fits have each value of a facet. */
function countsBy(index: ListingIndex, ask: Ask, key: SingleKey): Map<string, number> {
  const { columns } = index;
  const fitting = emptyTally(columns, [], key);
  walker(index, ask)({}, ({ ordinals, count, start }) => tally(fitting, columns, [], ordinals, count, start));
  const { values } = countsOf(columns, { attributes: [], radii: [] }, fitting, new Map());
  return new Map(values.get(key));
}

/** Places of the listings that fit, and behind them of those that miss one condition alone: so much room for each. */
let apart = new Uint32Array(0);
let sizes = new Uint32Array(0);

/** Leaves those in the block that fit everything, and puts the others beside it. */
function setApart(block: Block, conditions: number, points: Int32Array | undefined): void {
  if (sizes.length <= conditions) {
    sizes = new Uint32Array(conditions + 1);
    apart = new Uint32Array((conditions + 1) * blockSize);
  }
  sizes.fill(0);
  const { ordinals, missed, count } = block;
  if (points) keepFitting(points, missed, count);
  // Without branches, since the processor could not foresee who fits.
  for (let at = 0; at < count; at += 1) {
    const number = missed[at] ?? 0;
    const size = sizes[number] ?? 0;
    apart[number * blockSize + size] = ordinals[at] ?? 0;
    sizes[number] = size + 1;
  }
  const fit = sizes[0] ?? 0;
  ordinals.set(apart.subarray(0, fit));
  block.keep(fit);
}

function keepFitting(points: Int32Array, missed: Uint8Array, count: number): void {
  let fit = 0;
  for (let at = 0; at < count; at += 1) {
    points[fit] = points[at] ?? 0;
    fit += missed[at] === 0 ? 1 : 0;
  }
}
