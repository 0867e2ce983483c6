import { slightly } from '../../query-understanding/contract.ts';
import type { Ask } from '../engine.ts';
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
export function walker(index: ListingIndex, ask: Ask): Walker {
  const { columns } = index;
  const { plan, asOf, near = false } = ask;
  let tests: Tests | undefined;
  let part: Part | undefined;
  let exact: Part | undefined;
  return ({ nearly = false, named }, visit) => {
    // Worked out when first needed: a cached answer needs neither.
    tests ??= testsOf(columns, ask.conditions);
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
      if (points && exact) keepScored(block, points, exact(block), near);
      if (block.count > 0) visit(block, points);
    }
  };
}

const lastStart = (size: number) => Math.floor((size - 1) / blockSize) * blockSize;

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
