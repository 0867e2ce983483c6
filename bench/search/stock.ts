import { sql } from 'kysely';
import type { Platform } from '../../src/platform/platform.ts';
import { generateListings } from '../generate.ts';

/** Number of individually analyzed listings; the rest are copies with other places, prices and times. */
const different = 2_000;
const atOnce = 1_000;

/** Quickly fills the database up to `count` listings; copies share the photos of their originals. */
export async function multiplyListings(platform: Platform, count: number): Promise<void> {
  const { db } = platform;
  await generateListings(platform, Math.min(count, different));
  const { rows } = await sql<{ name: string }>`
    select quote_ident(column_name) as name from information_schema.columns
    where table_name = 'listings' and column_name not in
      ('id', 'reference', 'price', 'inserted', 'place_code', 'place_name', 'district_code', 'place_exact')
      and is_generated = 'NEVER'`.execute(db);
  const columns = sql.raw(rows.map(({ name }) => name).join(', '));
  const columnsOf = (table: string) => sql.raw(rows.map(({ name }) => `${table}.${name}`).join(', '));
  const { spots } = await db
    .selectFrom('places')
    .select(({ fn }) => fn.countAll<number>().as('spots'))
    .executeTakeFirstOrThrow();
  for (let done = different; done < count; done += atOnce) {
    const more = Math.min(atOnce, count - done);
    await sql`
      with pattern as (select *, row_number() over (order by id) as number from (select * from listings order by id limit ${different}) as first),
        spot as (select code, name, district_code, row_number() over (order by code) as number from places)
      insert into listings (${columns}, price, inserted, place_code, place_name, district_code, place_exact)
      select ${columnsOf('pattern')}, 
        case when pattern.price is not null then greatest(1, round(pattern.price * (0.6 + random() * 0.8)))::integer end,
        pattern.inserted - random() * interval '50 days', spot.code, spot.name, spot.district_code, random() < 0.7
      from generate_series(1, ${more}) as copy
      join pattern on pattern.number = 1 + (copy * 7919 + ${done}::bigint) % ${different}
      join spot on spot.number = 1 + (copy * 104729::bigint + ${done}::bigint * 31 + ${done}) % ${spots}`.execute(
      db,
    );
  }
  await sql`analyze listings`.execute(db);
}
