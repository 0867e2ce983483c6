import type { Columns } from './columns.ts';
import { type Tests, once, twice } from './tests.ts';

/** Places of listings, the first `count` of an array that the next search overwrites. */
export type Sifted = {
  count: number;
  places: Uint32Array;
  /** 0 for a listing that fits, 1 + its number for the one condition it misses. */
  missed: Uint8Array;
};

/**
 * Keeps the listings that fit every condition, and, when counts are wanted, those that miss only one.
 * `among`: the places to look at, rising; all where none are named.
 */
export function sift(
  columns: Columns,
  tests: Tests,
  asOf: number,
  room: Sifted,
  nearly: boolean,
  among?: Uint32Array,
): Sifted {
  const { terms, stock, choices, spans, where, price, inserted } = columns;
  const { places, missed } = room;
  const early = columns.latest <= asOf;
  const most = nearly ? twice : once;
  const end = among ? among.length : columns.size;
  let count = 0;
  for (let at = 0; at < end; at += 1) {
    const place = among ? (among[at] ?? 0) : at;
    let misses = tests.terms[terms[place] ?? 0] ?? 0;
    if (tests.stock) misses += tests.stock[stock[place] ?? 0] ?? 0;
    if (tests.choices) misses += tests.choices[choices[place] ?? 0] ?? 0;
    if (tests.spans) misses += tests.spans[spans[place] ?? 0] ?? 0;
    if (tests.where) misses += tests.where[where[place] ?? 0] ?? 0;
    if (tests.price) {
      const kc = price[place] ?? -1;
      if (kc < 0 || kc < tests.price.min || kc > tests.price.max) misses += once + tests.price.number;
    }
    if (tests.age && (inserted[place] ?? 0) < tests.age.since) misses += once + tests.age.number;
    if (misses >= most || (!early && (inserted[place] ?? 0) > asOf)) continue;
    places[count] = place;
    missed[count] = misses === 0 ? 0 : misses - once + 1;
    count += 1;
  }
  room.count = count;
  return room;
}
