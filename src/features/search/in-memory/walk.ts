import { slightly } from '../../query-understanding/contract.ts';
import type { EngineQuery } from '../engine.ts';
import { Block, blockSize } from './listing-block.ts';
import { candidates } from './candidates.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Part, Scorer } from './points.ts';
import { filterBlock } from './filter-block.ts';
import { type Tests, testsOf } from './condition-tests.ts';

/** A block is processed synchronously to its end, so one instance can be shared. */
const block = new Block();
const buffers: Int32Array[] = [];

type Walk = {
  /** Whether listings that miss exactly one condition are wanted too. */
  nearly?: boolean | undefined;
  /** Restricts the scan to these ordinals, ascending. */
  named?: Uint32Array | undefined;
};

/** Scans synchronously, as often as called. */
export type Walker = (how: Walk, visit: (block: Block, points: Int32Array | undefined) => void) => void;

/**
 * Compiles a search for an index. The scan visits all listings that match words and conditions, block by block
 * from last to first. `points` are those of the block's listings, if the search has words.
 */
export function walker(index: ListingIndex, ask: EngineQuery): Walker {
  const { columns } = index;
  const { plan, asOf, near = false } = ask;
  let tests: Tests | undefined;
  let part: Part | undefined;
  let exact: Part | undefined;
  return ({ nearly = false, named }, visit) => {
    // Computed on first use, because a cached answer needs neither.
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
 * Keeps, under each listing's first ordinal, the points of its best item: an exact one if any, otherwise the one
 * with the most points.
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

/** Drops listings without points, and near misses (or, with `near`, exact results). */
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
