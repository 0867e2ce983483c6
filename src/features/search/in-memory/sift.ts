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
  const inTerms = tests.terms;
  const { stock: inStock, choices: inChoices, spans: inSpans, where: inWhere, age } = tests;
  const { number: priceNumber = 0, min = 0, max = 0 } = tests.price ?? {};
  const priced = tests.price !== undefined;
  const early = columns.latest <= asOf;
  const most = nearly ? twice : once;
  const end = among ? among.length : columns.size;
  let count = 0;
  for (let at = 0; at < end; at += 1) {
    const place = among ? (among[at] ?? 0) : at;
    let misses = inTerms[terms[place] ?? 0] ?? 0;
    if (inStock) misses += inStock[stock[place] ?? 0] ?? 0;
    if (inChoices) misses += inChoices[choices[place] ?? 0] ?? 0;
    if (inSpans) misses += inSpans[spans[place] ?? 0] ?? 0;
    if (inWhere) misses += inWhere[where[place] ?? 0] ?? 0;
    if (priced) {
      const kc = price[place] ?? -1;
      if (kc < 0 || kc < min || kc > max) misses += once + priceNumber;
    }
    if (age && (inserted[place] ?? 0) < age.since) misses += once + age.number;
    if (misses >= most || (!early && (inserted[place] ?? 0) > asOf)) continue;
    places[count] = place;
    missed[count] = misses === 0 ? 0 : misses - once + 1;
    count += 1;
  }
  room.count = count;
  return room;
}
