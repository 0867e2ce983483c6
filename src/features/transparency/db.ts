import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

export type Count = { year: number; measure: string; item: string; count: number };

/**
 * Adds the events since the last run, up to `until`, to the counts of each year. Counts are kept even when their
 * rows are deleted. Needs a transaction.
 */
export async function countUntil(
  db: Database,
  { until, rules }: { until: Date; rules: readonly string[] },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('transparency'))`.execute(db);
  const from = (await countedUntil(db)) ?? new Date(0);
  if (from >= until) return;
  await sql`
    insert into transparency_counts (year, measure, item, count)
    select extract(year from at at time zone 'Europe/Prague')::integer, measure, item, count(*)::integer
    from (
      select created as at, 'listing' as measure, kind as item from listings
        where not exists (select from imported_listings where listing_id = listings.id)
          and not exists (select from advertisers where id = advertiser_id and is_demo)
      union all
      select created_at, 'report', reason from reports
      union all
      select decided_at, 'outcome', action from reports join decisions on decisions.id = decision_id
      union all
      select decided_at, 'hours', floor(extract(epoch from decided_at - created_at) / 3600)::integer::text
        from reports join decisions on decisions.id = decision_id
      union all
      select decided_at, 'measure', source from decisions where action not in ('kept', 'handled')
      union all
      select decided_at, 'rule', case when rule = any(${rules}) then rule else '' end
        from decisions where action not in ('kept', 'handled')
      union all
      select created_at, 'objection', case when report is null then 'advertiser' else 'reporter' end from objections
      union all
      select answered_at, 'answer', case when granted then 'granted' else 'rejected' end
        from objections where answered_at is not null
    ) as events
    where at >= ${from} and at < ${until}
    group by 1, 2, 3
    on conflict (year, measure, item) do update set count = transparency_counts.count + excluded.count`.execute(
    db,
  );
  await db
    .insertInto('transparency_counted')
    .values({ until })
    .onConflict((same) => same.column('single').doUpdateSet({ until }))
    .execute();
}

export async function countedUntil(db: Database): Promise<Date | undefined> {
  return (await db.selectFrom('transparency_counted').select('until').executeTakeFirst())?.until;
}

export async function readCounts(db: Database): Promise<Count[]> {
  return db.selectFrom('transparency_counts').selectAll().orderBy('count', 'desc').orderBy('item').execute();
}
