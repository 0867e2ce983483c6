import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { isLiveListing } from '../listings/index.ts';
import { type AdminStatistics, type AdminWork, chartDays, funnelDays } from './contract.ts';

type Waiting = AdminWork['reports'] & {
  objections: number;
  toLook: number;
  toLookSince: Date | null;
  stoppedSenders: number;
  unpaidCrowns: number;
};

/** Pending reports, listings and orders, in one query over partial indexes. */
export async function waitingWork(db: Database, now: Date): Promise<Waiting> {
  const before = (hours: number) => sql`${now}::timestamptz - make_interval(hours => ${hours}::integer)`;
  const { rows } = await sql<Waiting>`
    select (count(*) filter (where oldest > ${before(24)}))::integer as day,
      (count(*) filter (where oldest <= ${before(24)} and oldest > ${before(72)}))::integer as "threeDays",
      (count(*) filter (where oldest <= ${before(72)}))::integer as older,
      (select count(*)::integer from objections where answered_at is null) as objections,
      (select count(*)::integer from sender_stops left join advertisers on advertisers.id = advertiser_id
        where ended_at is null and confirmed_at is null and blocked_at is null) as "stoppedSenders",
      looks.count::integer as "toLook", looks.since as "toLookSince",
      (select coalesce(sum(price_czk), 0)::integer from membership_orders where state = 'awaiting-payment') as "unpaidCrowns"
    from (
      select count(*), min(step_since) as since from listing_holds join listings on listings.id = listing_id
      where step = 'to-look' and state = 'held'
    ) looks
    left join (
      select min(created_at) as oldest from reports where decision_id is null
        and subject not in (select subject from pending_decisions where problem is null) group by subject
    ) waiting on true
    group by looks.count, looks.since`.execute(db);
  return (
    rows[0] ?? {
      day: 0,
      threeDays: 0,
      older: 0,
      objections: 0,
      toLook: 0,
      toLookSince: null,
      stoppedSenders: 0,
      unpaidCrowns: 0,
    }
  );
}

type Day = AdminStatistics['days'][number];

/** The last whole days in Prague with their counts; views are anonymous sums. */
export async function countDays(db: Database, now: Date): Promise<Day[]> {
  const today = sql`(${now}::timestamptz at time zone 'Europe/Prague')::date`;
  const first = sql`${today} - ${chartDays}::integer`;
  const since = sql`((${first})::timestamp at time zone 'Europe/Prague')`;
  const day = (column: 'created' | 'created_at') =>
    sql`(${sql.ref(column)} at time zone 'Europe/Prague')::date`;
  const { rows } = await sql<Day>`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(l.count, 0)::integer as listings,
      coalesce(m.count, 0)::integer as messages, coalesce(v.count, 0)::integer as views
    from (select generate_series(${first}, ${today} - 1, '1 day')::date as day) days
    left join (
      select day, count(*) from (
        select ${day('created')} as day from listings where kind = 'offer' and created >= ${since}
        union all select ${day('created')} from listings where kind = 'demand' and created >= ${since}
      ) created group by day
    ) l using (day)
    left join (
      select ${day('created_at')} as day, count(*) from contact_messages where created_at >= ${since} group by 1
    ) m using (day)
    left join (
      select day, sum(visitors) as count from listing_views where day >= ${first} group by day
    ) v using (day)
    order by days.day`.execute(db);
  return rows;
}

/** Recently begun offers by the steps completed; a published one counts as having a title and a photo. */
export async function countFunnel(db: Database, now: Date): Promise<AdminStatistics['funnel']> {
  const { rows } = await sql<AdminStatistics['funnel']>`
    select count(*)::integer as begun,
      (count(*) filter (where published or named or photographed))::integer as named,
      (count(*) filter (where published or photographed))::integer as photographed,
      (count(*) filter (where published))::integer as published
    from (
      select published_listing_id is not null as published, coalesce(values ->> 'title', '') <> '' as named,
        exists (
          select from photos where photos.album_id = listing_drafts.album_id and removed_at is null
        ) as photographed
      from listing_drafts
      where kind = 'offer' and created_at > ${now}::timestamptz - make_interval(days => ${funnelDays}::integer)
    ) drafts`.execute(db);
  return rows[0] ?? { begun: 0, named: 0, photographed: 0, published: 0 };
}

type Stock = { newListings: number; operatorMessages: number; living: number; database: number };

/** Listings and messages to the operator of the last 24 hours, listings that live, and the bytes of the database. */
export async function countStock(db: Database, now: Date): Promise<Stock> {
  const since = sql`${now}::timestamptz - interval '24 hours'`;
  const { rows } = await sql<Stock>`
    select (select count(*) from listings where kind = 'offer' and created > ${since})::integer
        + (select count(*) from listings where kind = 'demand' and created > ${since})::integer as "newListings",
      (select count(*) from operator_messages where created_at > ${since})::integer as "operatorMessages",
      (select count(*) from listings where ${isLiveListing})::integer as living,
      pg_database_size(current_database())::float8 as database`.execute(db);
  return rows[0] ?? { newListings: 0, operatorMessages: 0, living: 0, database: 0 };
}
