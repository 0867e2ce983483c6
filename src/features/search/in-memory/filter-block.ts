import { type Block, blockSize } from './listing-block.ts';
import type { Columns } from './columns.ts';
import { type Tests, once, twice } from './condition-tests.ts';

/** Accumulated misses of each listing of a block. */
const misses = new Uint16Array(blockSize);

/**
 * Keeps listings of a block that meet every condition and, if counts are wanted, those that miss exactly one.
 * Several short loops over one column each run several times faster than one loop over all columns.
 */
export function filterBlock(
  columns: Columns,
  tests: Tests,
  asOf: number,
  block: Block,
  nearly: boolean,
): void {
  const { choices, spans, price, age } = tests;
  addShort(block, tests.terms, columns.terms, 0);
  if (tests.stock) addShort(block, tests.stock, columns.stock, 1);
  if (tests.where) addShort(block, tests.where, columns.where, 1);
  if (choices) addLong(block, choices, columns.choices);
  if (spans) addLong(block, spans, columns.spans);
  if (price) addPrice(block, price, columns.price);
  if (age && columns.oldestIn(block.start) < age.since) {
    addTimes(block, columns.inserted, (time) => (time < age.since ? once + age.number : 0));
  }
  if (columns.newestIn(block.start) > asOf) {
    addTimes(block, columns.inserted, (time) => (time > asOf ? twice : 0));
  }
  keep(block, nearly ? twice : once);
}

/** Separate functions for 16-bit and 32-bit columns, so that each is compiled monomorphically. */
function addShort({ ordinals, count }: Block, test: Uint16Array, codes: Uint16Array, before: 0 | 1): void {
  for (let at = 0; at < count; at += 1) {
    misses[at] = (misses[at] ?? 0) * before + (test[codes[ordinals[at] ?? 0] ?? 0] ?? 0);
  }
}

function addLong({ ordinals, count }: Block, test: Uint16Array, codes: Uint32Array): void {
  for (let at = 0; at < count; at += 1) {
    misses[at] = (misses[at] ?? 0) + (test[codes[ordinals[at] ?? 0] ?? 0] ?? 0);
  }
}

function addPrice(
  { ordinals, count }: Block,
  { number, min, max }: NonNullable<Tests['price']>,
  price: Int32Array,
): void {
  const [low, high] = [Math.max(0, min), Math.min(0x7ffffffe, max)];
  const missing = once + number;
  for (let at = 0; at < count; at += 1) {
    const kc = price[ordinals[at] ?? 0] ?? -1;
    // Branchless: either difference is negative outside the range, and its sign becomes 1 or 0.
    misses[at] = (misses[at] ?? 0) + (((kc - low) | (high - kc)) >>> 31) * missing;
  }
}

function addTimes(
  { ordinals, count }: Block,
  inserted: Float64Array,
  missed: (time: number) => number,
): void {
  for (let at = 0; at < count; at += 1) {
    misses[at] = (misses[at] ?? 0) + missed(inserted[ordinals[at] ?? 0] ?? 0);
  }
}

function keep(block: Block, max: number): void {
  const { ordinals, missed, count } = block;
  let passed = 0;
  for (let at = 0; at < count; at += 1) {
    const each = misses[at] ?? 0;
    ordinals[passed] = ordinals[at] ?? 0;
    missed[passed] = each === 0 ? 0 : each - once + 1;
    // Branchless, because a mispredicted branch costs more.
    passed += (each - max) >>> 31;
  }
  block.keep(passed);
}
