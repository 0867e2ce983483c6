import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Point } from '../../places/index.ts';
import { nearbyKey, type Order } from '../engine.ts';

/** A sort key. It is a number in cursors; `bound` converts the number back to SQL. */
type SortKey = {
  readonly value: RawBuilder<unknown>;
  readonly descending: boolean;
  readonly number: RawBuilder<number>;
  readonly bound: (number: number) => RawBuilder<unknown>;
};

const whole = (value: RawBuilder<number>, descending: boolean): SortKey => ({
  value,
  descending,
  number: value,
  bound: (number) => sql`${number}::integer`,
});

const inserted: SortKey = {
  value: sql`listings.inserted`,
  descending: true,
  number: sql<number>`(extract(epoch from listings.inserted) * 1000000)::bigint`,
  bound: timeOf,
};
const newest = [inserted, whole(sql<number>`listings.id`, true)];

/** The exact timestamp of `microseconds` since 1970. */
export function timeOf(microseconds: number): RawBuilder<Date> {
  return sql<Date>`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond')`;
}

// Free is 0, negotiable comes last in both directions. Expressions must equal those of the indexes.
const cheapest = sql<number>`coalesce(price, case price_type when 'free' then 0 else 1000001 end)`;
const dearest = sql<number>`coalesce(price, case price_type when 'free' then 0 else -1 end)`;

/** Sort keys of an order, ending with the id, so that the order is total. */
export function sortKeys(order: Order, scored: boolean): SortKey[] {
  if (order.sort === 'nearby') return scored ? [whole(nearby(order), true), ...newest] : newest;
  const { sort, centre } = order;
  switch (sort) {
    case 'cheapest':
      return [whole(cheapest, false), ...newest];
    case 'dearest':
      return [whole(dearest, true), ...newest];
    case 'nearest':
      return centre ? [whole(metresFrom(centre), false), ...newest] : newest;
    case 'relevance':
      return scored ? [whole(sql<number>`scored.points`, true), ...newest] : newest;
    case 'newest':
      return newest;
  }
}

/**
 * Lexicographic condition "after a listing"; repeating the bound of each key lets an index scan start there.
 */
export function behind(keys: readonly SortKey[], [at = 0, ...later]: readonly number[]): RawBuilder<SqlBool> {
  const [key, ...rest] = keys;
  if (!key) return sql<SqlBool>`false`;
  const bound = key.bound(at);
  const beyond = key.descending ? sql`${key.value} < ${bound}` : sql`${key.value} > ${bound}`;
  if (rest.length === 0) return sql<SqlBool>`(${beyond})`;
  const from = key.descending ? sql`${key.value} <= ${bound}` : sql`${key.value} >= ${bound}`;
  return sql<SqlBool>`(${from} and (${beyond} or ${behind(rest, later)}))`;
}

function nearby({ centre, grain }: Extract<Order, { sort: 'nearby' }>): RawBuilder<number> {
  const points = sql<number>`least(scored.points, ${sql.lit(nearbyKey.km - 1)})`;
  return sql<number>`(
    ceil(${points} / ${sql.lit(grain)}::float8)::integer * ${sql.lit(nearbyKey.grain)}
    - ${metresFrom(centre)} / 1000 * ${sql.lit(nearbyKey.km)} + ${points}
  )`;
}

/** Great-circle distance in metres (haversine) to the shown municipality, or to the district town. */
function metresFrom({ lat, lon }: Point): RawBuilder<number> {
  const metres = sql<number>`round(2 * 6371008.8 * asin(least(1, sqrt(
    power(sin(radians(at.lat - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(at.lat)) * power(sin(radians(at.lon - ${lon}::float8) / 2), 2)
  ))))::integer`;
  return sql<number>`(
    select ${metres}
    from districts
    left join places on listings.place_exact and places.code = listings.place_code
    cross join lateral (select coalesce(places.lat, districts.lat) as lat, coalesce(places.lon, districts.lon) as lon) as at
    where districts.code = listings.district_code
  )`;
}
