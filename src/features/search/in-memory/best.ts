import { distanceKm } from '../../places/index.ts';
import type { Found, Order } from '../engine.ts';
import type { ListingIndex } from './listing-index.ts';

/** Fitting listings by their places, with their points where words were asked for. */
export type Matches = { places: Uint32Array; points: Int32Array | undefined };

/** What an order sorts by first, the greatest first; `shown` is the value as cursors have it. */
type Key = { of: (place: number, at: number) => number; shown: (key: number) => number };

/**
 * The first listings of an order behind one that was shown: by the order's own key, then the newest, then the
 * greatest number. Few are kept while all pass by.
 */
export function bestOf(
  index: ListingIndex,
  { places, points }: Matches,
  { order, after, atMost }: { order: Order; after?: readonly number[]; atMost: number },
): Found[] {
  const { inserted, ids } = index.columns;
  const key = keyOf(index, order, points);
  const [bound, boundInserted, boundId] = boundsOf(after, key);
  const keys: number[] = [];
  const kept: number[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const value = key ? key.of(place, at) : 0;
    if (value > bound) continue;
    if (kept.length === atMost && value < (keys[atMost - 1] ?? 0)) continue;
    const time = inserted[place] ?? 0;
    if (value === bound && (time > boundInserted || (time === boundInserted && (ids[place] ?? 0) >= boundId)))
      continue;
    if (kept.length === atMost && !isBefore(value, place, atMost - 1)) continue;
    let to = Math.min(kept.length, atMost - 1);
    while (to > 0 && isBefore(value, place, to - 1)) {
      keys[to] = keys[to - 1] ?? 0;
      kept[to] = kept[to - 1] ?? 0;
      to -= 1;
    }
    keys[to] = value;
    kept[to] = place;
  }
  return kept.map((place, at) => {
    const id = ids[place] ?? 0;
    const newest = [inserted[place] ?? 0, id];
    return { id, after: key ? [key.shown(keys[at] ?? 0), ...newest] : newest };
  });

  function isBefore(value: number, place: number, than: number): boolean {
    const other = keys[than] ?? 0;
    if (value !== other) return value > other;
    const against = kept[than] ?? 0;
    const [time, otherTime] = [inserted[place] ?? 0, inserted[against] ?? 0];
    return time === otherTime ? (ids[place] ?? 0) > (ids[against] ?? 0) : time > otherTime;
  }
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
  points: Int32Array | undefined,
): Key | undefined {
  const { price, where, whereKinds } = index.columns;
  if (sort === 'cheapest') {
    return {
      of: (place) => {
        const kc = price[place] ?? -1;
        return kc < 0 ? -behindAllPrices : opposite(kc);
      },
      shown: opposite,
    };
  }
  if (sort === 'dearest') return { of: (place) => price[place] ?? -1, shown: same };
  if (sort === 'nearest' && centre) {
    const metres = whereKinds.values.map(({ place, district }) => {
      const point = index.points.places.get(place) ?? index.points.districts.get(district);
      return point ? Math.round(distanceKm(centre, point) * 1000) : 0;
    });
    return { of: (place) => opposite(metres[where[place] ?? 0] ?? 0), shown: opposite };
  }
  if (sort === 'relevance' && points) return { of: (_, at) => points[at] ?? 0, shown: same };
  return undefined;
}
