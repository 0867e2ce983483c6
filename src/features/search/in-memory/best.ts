import { distanceKm, type Point } from '../../places/index.ts';
import { type Found, nearbyKey, type Order } from '../engine.ts';
import { type Block, blockSize } from './listing-block.ts';
import type { Columns } from './columns.ts';
import type { ListingIndex } from './listing-index.ts';

/** The primary sort key, descending; `shown` converts a value to its form in cursors. */
type Key = {
  /** Values of the block's listings, in their order. */
  valuesOf: (block: Block, points: Int32Array | undefined) => Int32Array;
  shown: (value: number) => number;
};

type Ranked = { value: number; time: number; id: number };

/**
 * Selects the first listings of an order after a cursor: by the primary key, then newest, then highest id. Holds
 * at most `atMost` during the scan; the worst of them is the threshold.
 */
export class Best {
  readonly #best: Ranked[] = [];
  readonly #atMost: number;
  readonly #columns: Columns;
  readonly #key: Key | undefined;
  readonly #bound: Ranked;
  #worst = Number.NEGATIVE_INFINITY;
  #worstTime = Number.NEGATIVE_INFINITY;

  constructor(
    index: ListingIndex,
    { order, after, atMost }: { order: Order; after?: readonly number[] | undefined; atMost: number },
    scored: boolean,
  ) {
    this.#columns = index.columns;
    this.#key = keyOf(index, order, scored);
    this.#bound = boundOf(after, this.#key);
    this.#atMost = atMost;
  }

  /** Blocks are scanned from last to first, because later ones are mostly newer. */
  consider(block: Block, points: Int32Array | undefined): void {
    const { inserted, ids } = this.#columns;
    const { value: bound, time: boundTime, id: boundId } = this.#bound;
    if (!this.#key && this.#columns.newestIn(block.start) < this.#worstTime) return;
    const values = this.#key?.valuesOf(block, points);
    let [worst, worstTime] = [this.#worst, this.#worstTime];
    for (let at = block.count - 1; at >= 0; at -= 1) {
      const value = values ? (values[at] ?? 0) : 0;
      if (value < worst || value > bound) continue;
      const ordinal = block.ordinals[at] ?? 0;
      const time = inserted[ordinal] ?? 0;
      if (value === worst && time < worstTime) continue;
      const id = ids[ordinal] ?? 0;
      if (value === bound && (time > boundTime || (time === boundTime && id >= boundId))) continue;
      this.#insert({ value, time, id });
      [worst, worstTime] = [this.#worst, this.#worstTime];
    }
  }

  get found(): Found[] {
    const key = this.#key;
    return this.#best.map(({ value, time, id }) => ({
      id,
      after: key ? [key.shown(value), time, id] : [time, id],
    }));
  }

  #insert(one: Ranked): void {
    const best = this.#best;
    const to = best.findIndex((other) => isBefore(one, other));
    if (to >= 0) best.splice(to, 0, one);
    else if (best.length < this.#atMost) best.push(one);
    if (best.length > this.#atMost) best.pop();
    const last = best.length === this.#atMost ? best.at(-1) : undefined;
    if (last) [this.#worst, this.#worstTime] = [last.value, last.time];
  }
}

function isBefore(one: Ranked, other: Ranked): boolean {
  if (one.value !== other.value) return one.value > other.value;
  return one.time === other.time ? one.id > other.id : one.time > other.time;
}

function boundOf(after: readonly number[] | undefined, key: Key | undefined): Ranked {
  const infinite = Number.POSITIVE_INFINITY;
  if (!after) return { value: infinite, time: infinite, id: infinite };
  const [own, ...newest] = key ? after : [0, ...after];
  const [time = infinite, id = infinite] = newest;
  return { value: key ? key.shown(own ?? 0) : 0, time, id };
}

const behindAllPrices = 1_000_001;
const opposite = (value: number) => (value === 0 ? 0 : -value);
const same = (value: number) => value;

function keyOf(index: ListingIndex, order: Order, scored: boolean): Key | undefined {
  if (order.sort === 'nearby') return scored ? { valuesOf: nearbyOf(index, order), shown: same } : undefined;
  const { sort, centre } = order;
  switch (sort) {
    case 'relevance':
      return scored ? { valuesOf: (_, points) => points ?? new Int32Array(0), shown: same } : undefined;
    case 'cheapest':
      return { valuesOf: pricesOf(index.columns, -1, -behindAllPrices), shown: opposite };
    case 'dearest':
      return { valuesOf: pricesOf(index.columns, 1, -1), shown: same };
    case 'nearest':
      return centre && { valuesOf: nearnessOf(index, centre), shown: opposite };
    case 'newest':
      return undefined;
  }
}

/** Prices in CZK times `sign`; `unpriced` for listings without one. */
function pricesOf({ price }: Columns, sign: 1 | -1, unpriced: number): Key['valuesOf'] {
  const values = new Int32Array(blockSize);
  return ({ ordinals, count }) => {
    for (let at = 0; at < count; at += 1) {
      const kc = price[ordinals[at] ?? 0] ?? -1;
      values[at] = kc < 0 ? unpriced : sign * kc;
    }
    return values;
  };
}

/** Negative distance in metres from the centre, by place combination. */
function metresFrom({ columns, points: known }: ListingIndex, centre: Point): Int32Array {
  return Int32Array.from(columns.whereKinds.values, ({ place, district }) => {
    const point = known.places.get(place) ?? known.districts.get(district);
    return point ? -Math.round(distanceKm(centre, point) * 1000) : 0;
  });
}

function nearbyOf(
  index: ListingIndex,
  { centre, grain }: Extract<Order, { sort: 'nearby' }>,
): Key['valuesOf'] {
  const { where } = index.columns;
  const values = new Int32Array(blockSize);
  const km = metresFrom(index, centre).map((metres) => Math.trunc(metres / 1000));
  return ({ ordinals, count }, points) => {
    for (let at = 0; at < count; at += 1) {
      const each = Math.min(points?.[at] ?? 0, nearbyKey.km - 1);
      const near = km[where[ordinals[at] ?? 0] ?? 0] ?? 0;
      values[at] = Math.ceil(each / grain) * nearbyKey.grain + near * nearbyKey.km + each;
    }
    return values;
  };
}

function nearnessOf(index: ListingIndex, centre: Point): Key['valuesOf'] {
  const { where } = index.columns;
  const values = new Int32Array(blockSize);
  const metres = metresFrom(index, centre);
  return ({ ordinals, count }) => {
    for (let at = 0; at < count; at += 1) values[at] = metres[where[ordinals[at] ?? 0] ?? 0] ?? 0;
    return values;
  };
}
