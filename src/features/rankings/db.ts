import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

type Count = { count: number; first: Date | null };

/** An advertiser's published listings in one region. */
export type PublishedRow = {
  name: string;
  slug: string;
  trader: boolean;
  region: string;
  month: Count;
  year: Count;
  ever: Count;
};

type Flat = Pick<PublishedRow, 'name' | 'slug' | 'trader' | 'region'> & {
  ever_count: number;
  ever_first: Date;
  year_count: number;
  year_first: Date | null;
  month_count: number;
  month_first: Date | null;
};

/**
 * Listings ever published, by advertiser and region: in total, in the current year and in the current month (Prague
 * time). Excludes blocked listings and advertisers, and the account of imported listings without an owner.
 */
export async function readPublished(
  db: Database,
  { now, importAccount }: { now: Date; importAccount: string },
): Promise<PublishedRow[]> {
  const begin = (unit: 'month' | 'year') => sql`
    (date_trunc(${sql.lit(unit)}, ${now}::timestamptz at time zone 'Europe/Prague') at time zone 'Europe/Prague')`;
  const since = (unit: 'month' | 'year') => sql`filter (where created >= ${begin(unit)})`;
  const { rows } = await sql<Flat>`
    select public_name as name, slug, is_trader as trader, counted.* from (
      select advertiser_id, districts.region_code as region,
        count(*) as ever_count, min(created) as ever_first,
        count(*) ${since('year')} as year_count, min(created) ${since('year')} as year_first,
        count(*) ${since('month')} as month_count, min(created) ${since('month')} as month_first
      from listings join districts on districts.code = listings.district_code
      where state not in ('held', 'blocked') and created <= ${now}
      group by advertiser_id, districts.region_code
    ) as counted
    join advertisers on advertisers.id = counted.advertiser_id
    where advertisers.blocked_at is null and email <> ${importAccount}`.execute(db);
  return rows.map((row) => ({
    name: row.name,
    slug: row.slug,
    trader: row.trader,
    region: row.region,
    ever: { count: row.ever_count, first: row.ever_first },
    year: { count: row.year_count, first: row.year_first },
    month: { count: row.month_count, first: row.month_first },
  }));
}
