import { distanceKm } from '../../places/index.ts';
import type { Found, Order } from '../engine.ts';
import type { ListingIndex } from './listing-index.ts';

/** Fitting listings by their places, with their points where words were asked for. */
export type Matches = { places: Uint32Array; points: Int32Array | undefined };

/** What an order sorts by first, for each match, the greatest first; `shown` is a value as cursors have it. */
type Key = { values: Int32Array; shown: (value: number) => number };

/**
 * The first listings of an order behind one that was shown: by the order's own key, then the newest, then the
 * greatest number. Few are kept while all pass by, the last of them being the mark to beat.
 */
export function bestOf(
  index: ListingIndex,
  { places, points }: Matches,
  { order, after, atMost }: { order: Order; after?: readonly number[]; atMost: number },
): Found[] {
  const { inserted, ids } = index.columns;
  const key = keyOf(index, order, places, points);
  const values = key?.values;
  const [bound, boundTime, boundId] = boundsOf(after, key);
  const kept: Kept[] = [];
  let [worst, worstTime] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  // The latest taken in are mostly the newest.
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const value = values ? (values[at] ?? 0) : 0;
    if (value < worst || value > bound) continue;
    const place = places[at] ?? 0;
    const time = inserted[place] ?? 0;
    if (value === worst && time < worstTime) continue;
    const id = ids[place] ?? 0;
    if (value === bound && (time > boundTime || (time === boundTime && id >= boundId))) continue;
    keep(kept, { value, time, id }, atMost);
    const last = kept.length === atMost ? kept.at(-1) : undefined;
    if (last) [worst, worstTime] = [last.value, last.time];
  }
  return kept.map(({ value, time, id }) => ({ id, after: key ? [key.shown(value), time, id] : [time, id] }));
}

type Kept = { value: number; time: number; id: number };

function keep(kept: Kept[], one: Kept, atMost: number): void {
  const to = kept.findIndex((other) => isBefore(one, other));
  if (to >= 0) kept.splice(to, 0, one);
  else if (kept.length < atMost) kept.push(one);
  if (kept.length > atMost) kept.pop();
}

function isBefore(one: Kept, other: Kept): boolean {
  if (one.value !== other.value) return one.value > other.value;
  return one.time === other.time ? one.id > other.id : one.time > other.time;
}

function boundsOf(after: readonly number[] | undefined, key: Key | undefined): [number, number, number] {
  const infinite = Number.POSITIVE_INFINITY;
  if (!after) return [infinite, infinite, infinite];
  const [own, ...newest] = key ? after : [0, ...after];
  const [time = infinite, id = infinite] = newest;
  return [key ? key.shown(own ?? 0) : 0, time, id];
}

const behindAllPrices = 1_000_001;
const opposite = (value: number) => (value === 0 ? 0 : -value);
const same = (value: number) => value;

function keyOf(
  index: ListingIndex,
  { sort, centre }: Order,
  places: Uint32Array,
  points: Int32Array | undefined,
): Key | undefined {
  const { price, where, whereKinds } = index.columns;
  if (sort === 'relevance') return points && { values: points, shown: same };
  const values = new Int32Array(sort === 'newest' ? 0 : places.length);
  if (sort === 'cheapest') {
    for (let at = 0; at < places.length; at += 1) {
      const kc = price[places[at] ?? 0] ?? -1;
      values[at] = kc < 0 ? -behindAllPrices : -kc;
    }
    return { values, shown: opposite };
  }
  if (sort === 'dearest') {
    for (let at = 0; at < places.length; at += 1) values[at] = price[places[at] ?? 0] ?? -1;
    return { values, shown: same };
  }
  if (sort === 'nearest' && centre) {
    const metres = Int32Array.from(whereKinds.values, ({ place, district }) => {
      const point = index.points.places.get(place) ?? index.points.districts.get(district);
      return point ? -Math.round(distanceKm(centre, point) * 1000) : 0;
    });
    for (let at = 0; at < places.length; at += 1) values[at] = metres[where[places[at] ?? 0] ?? 0] ?? 0;
    return { values, shown: opposite };
  }
  return undefined;
}
