import { ageDays } from '../contract.ts';
import type { Answer, EngineQuery, SingleKey, Wanted } from '../engine.ts';
import { Best } from './best.ts';
import { type Block, blockSize } from './listing-block.ts';
import { countsOf } from './counts.ts';
import type { ListingIndex } from './listing-index.ts';
import { emptyTally, tally } from './tally.ts';
import { type Walker, walker } from './walk.ts';

const dayMicroseconds = 86_400_000_000;

/** A page of results and the counts of every facet in one scan. */
export function answerFrom(
  index: ListingIndex,
  ask: EngineQuery,
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

/** Number of results by value of a facet. */
export function countsBy(index: ListingIndex, ask: EngineQuery, key: SingleKey): Map<string, number> {
  const { columns } = index;
  const fitting = emptyTally(columns, [], key);
  walker(index, ask)({}, ({ ordinals, count, start }) => tally(fitting, columns, [], ordinals, count, start));
  const { values } = countsOf(columns, { attributes: [], radii: [] }, fitting, new Map());
  return new Map(values.get(key));
}

/** Ordinals of exact results, followed by those that miss exactly one condition, in buckets. */
let apart = new Uint32Array(0);
let sizes = new Uint32Array(0);

/** Keeps exact results in the block and moves the others to the buckets. */
function setApart(block: Block, conditions: number, points: Int32Array | undefined): void {
  if (sizes.length <= conditions) {
    sizes = new Uint32Array(conditions + 1);
    apart = new Uint32Array((conditions + 1) * blockSize);
  }
  sizes.fill(0);
  const { ordinals, missed, count } = block;
  if (points) keepFitting(points, missed, count);
  // Branchless, because the outcome is unpredictable for the CPU.
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
