import { type Block, blockSize } from './listing-block.ts';
import type { Columns } from './columns.ts';
import { type Tests, once, twice } from './condition-tests.ts';

/** What each listing of a block misses. */
const misses = new Uint16Array(blockSize);

/**
 * Keeps those listings of a block that fit every condition, and, when counts are wanted, those that miss only one.
 * One short loop after another: each reads one column, and the processor runs it several times as fast as one long
 * loop over all of them.
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

/** Combinations of columns with two bytes and with four have loops of their own, which are compiled for them alone. */
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
    // Either difference is negative outside: its sign as 1 or 0, without a jump.
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
    // The sign of the difference as 1 or 0: a jump that the processor cannot foresee costs more.
    passed += (each - max) >>> 31;
  }
  block.keep(passed);
}
