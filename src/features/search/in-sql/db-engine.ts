import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';
import { categoryById } from '../../catalogue/index.ts';
import { isLiveListing } from '../../listings/index.ts';
import { markSeparator } from '../../query-understanding/contract.ts';
import type { EngineQuery, Engine, Found, Spot, Wanted } from '../engine.ts';
import { promotionRotation } from '../promotion-rotation.ts';
import { itemsOf, singleValues } from './db-conditions.ts';
import { countsOf } from './db-counts.ts';
import { matches, scoredListings } from './db-matching.ts';
import { behind, sortKeys } from './db-sort.ts';

/** Answers from the tables: always up to date, but slow with many listings. */
export function sqlEngine(db: Database): Engine {
  return {
    async answer(ask, { page, counts, topped }) {
      const [found, counted, onTop] = await Promise.all([
        page ? pageOf(db, ask, page) : [],
        counts ? countsOf(db, ask, counts) : undefined,
        topped ? promotedOf(db, ask, topped) : [],
      ]);
      return { page: found, counts: counted, topped: onTop };
    },

    async count(ask) {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${scoredListings(ask)} where ${matches(ask)}`.execute(db);
      return rows[0]?.count ?? 0;
    },

    async among(ask, ids) {
      const { rows } = await sql<{ id: number }>`
        select id from ${scoredListings(ask)}
        where listings.id = any(${[...ids]}::integer[]) and ${matches(ask)} order by id`.execute(db);
      return rows.map(({ id }) => id);
    },

    async spots(ask) {
      const { rows } = await sql<Spot>`
        select listings.id, coalesce(places.lat, districts.lat) as lat, coalesce(places.lon, districts.lon) as lon
        from (select listings.* from ${scoredListings(ask)} where ${matches(ask)}) as listings
        join districts on districts.code = listings.district_code
        left join places on listings.place_exact and places.code = listings.place_code`.execute(db);
      return rows;
    },

    async countBy(ask, key) {
      const value = singleValues[key];
      const { rows } = await sql<{ value: string; count: number }>`
        select ${value}::text as value, count(*) as count from ${scoredListings(ask)}
        where ${matches(ask)} and ${value} is not null group by ${value}`.execute(db);
      const name = (each: string) => (key === 'category' ? (categoryById(Number(each))?.slug ?? '') : each);
      return new Map(rows.map(({ value: each, count }) => [name(each), count]));
    },

    async countMarks(group) {
      const { rows } = await sql<{ mark: string; count: number }>`
        select mark, count(*) as count from listings cross join lateral (
          select distinct mark from unnest(${itemsOf}) as item, string_to_table(item, ${markSeparator}) as mark
        ) as carried
        where ${isLiveListing} and starts_with(mark, ${`${group}:`}) group by mark`.execute(db);
      return new Map(rows.map(({ mark, count }) => [mark, count]));
    },
  };
}

async function pageOf(db: Database, ask: EngineQuery, page: NonNullable<Wanted['page']>): Promise<Found[]> {
  const keys = sortKeys(page.order, ask.plan !== undefined);
  const numbers = keys.map(({ number }) => number);
  const order = keys.map(({ value, descending }) => sql`${value} ${sql.raw(descending ? 'desc' : 'asc')}`);
  const later = page.after ? sql`and ${behind(keys, page.after)}` : sql``;
  const { rows } = await sql<Found>`
    select listings.id, json_build_array(${sql.join(numbers)}) as after
    from ${scoredListings(ask)} where ${matches(ask)} ${later}
    order by ${sql.join(order)} limit ${page.atMost}`.execute(db);
  return rows;
}

/** Promoted listings in their current rotation. */
async function promotedOf(
  db: Database,
  ask: EngineQuery,
  { now, atMost }: NonNullable<Wanted['topped']>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select listings.id from ${scoredListings(ask)} where ${matches(ask)} and topped_until > ${now}`.execute(
    db,
  );
  return promotionRotation(
    rows.map(({ id }) => id),
    now,
    atMost,
  );
}
