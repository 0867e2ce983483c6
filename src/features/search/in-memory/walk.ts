import { slightly } from '../../query-understanding/contract.ts';
import type { EngineQuery } from '../engine.ts';
import { Block, blockSize } from './listing-block.ts';
import { candidates } from './candidates.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Part, Scorer } from './points.ts';
import { filterBlock } from './filter-block.ts';
import { type Tests, testsOf } from './condition-tests.ts';

/** A block is worked on to its end before anybody else gets their turn, so that one serves all. */
const block = new Block();
const buffers: Int32Array[] = [];

type Walk = {
  /** Listings that miss one condition alone are wanted too. */
  nearly?: boolean | undefined;
  /** Only these ordinals, rising. */
  named?: Uint32Array | undefined;
};

/** Walks as often as asked before anybody else gets their turn. */
export type Walker = (how: Walk, visit: (block: Block, points: Int32Array | undefined) => void) => void;

/**
 * Makes a search ready for an index. The walk goes over all listings that answer the words and fit the conditions, a
 * block at a time, from the last block to the first. `points` are those of the listings in the block, where words were
 * asked for.
 */
export function walker(index: ListingIndex, ask: EngineQuery): Walker {
  const { columns } = index;
  const { plan, asOf, near = false } = ask;
  let tests: Tests | undefined;
  let part: Part | undefined;
  let exact: Part | undefined;
  return ({ nearly = false, named }, visit) => {
    // Worked out when first needed: a cached answer needs neither.
    tests ??= testsOf(columns, ask.conditions, plan !== undefined);
    if (near && !plan) return;
    if (plan && !part) {
      const scorer = new Scorer(index, ask.places, buffers);
      part = scorer.partOf(plan.score);
      exact = scorer.partOf(plan.exact);
    }
    const into = candidates(index, plan, ask.places, named);
    for (let start = lastStart(columns.size); start >= 0; start -= blockSize) {
      block.open(start, Math.min(columns.size, start + blockSize));
      if (columns.oldestIn(start) > asOf || !into(block)) continue;
      filterBlock(columns, tests, asOf, block, nearly);
      const points = block.count > 0 ? part?.(block) : undefined;
      if (points && exact) {
        const whole = exact(block);
        if (columns.hasItemsIn(start)) keepBestThings(block, points, whole, columns.item);
        keepScored(block, points, whole, near);
      }
      if (block.count > 0) visit(block, points);
    }
  };
}

const lastStart = (size: number) => Math.floor((size - 1) / blockSize) * blockSize;

/**
 * Leaves of each listing the points of the thing that answers best, under the listing's first ordinal: of one that has
 * all that was asked for, then of the one of the most points.
 */
function keepBestThings(from: Block, points: Int32Array, exact: Int32Array, items: Uint8Array): void {
  const { ordinals, missed } = from;
  let passed = 0;
  for (let at = 0; at < from.count; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    const first = ordinal - (items[ordinal] ?? 0);
    const [own, whole] = [points[at] ?? 0, exact[at] ?? 0];
    if (passed > 0 && ordinals[passed - 1] === first) {
      const [best, bestWhole] = [points[passed - 1] ?? 0, exact[passed - 1] ?? 0];
      const isBetter = own > 0 && (best <= 0 || compareThings([own, whole], [best, bestWhole]) > 0);
      if (!isBetter) continue;
      passed -= 1;
    }
    points[passed] = own;
    exact[passed] = whole;
    ordinals[passed] = first;
    missed[passed] = missed[at] ?? 0;
    passed += 1;
  }
  from.keep(passed);
}

const compareThings = ([points, exact]: [number, number], [others, othersExact]: [number, number]) =>
  Number(exact > slightly) - Number(othersExact > slightly) || points - others;

/** Drops who has no points, and who misses something, or those `near` that do not. */
function keepScored(from: Block, points: Int32Array, exact: Int32Array, near: boolean): void {
  const { ordinals, missed } = from;
  let passed = 0;
  for (let at = 0; at < from.count; at += 1) {
    const each = points[at] ?? 0;
    points[passed] = each;
    ordinals[passed] = ordinals[at] ?? 0;
    missed[passed] = missed[at] ?? 0;
    passed += each > 0 && (exact[at] ?? 0) > slightly !== near ? 1 : 0;
  }
  from.keep(passed);
}
