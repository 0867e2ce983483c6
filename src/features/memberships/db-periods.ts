import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { Period } from './periods.ts';

/** All paid periods of an advertiser, past ones included, in chronological order. */
export async function periodsOf(db: Database, advertiserId: string): Promise<Period[]> {
  return db
    .selectFrom('membership_periods')
    .innerJoin('membership_levels', 'membership_levels.id', 'membership_periods.level_id')
    .where('advertiser_id', '=', advertiserId)
    .select(['membership_periods.id', 'order_id as orderId', 'level_id as levelId', 'rank'])
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .orderBy('starts_at')
    .execute();
}

/** Replaces the current and future periods by `periods`; past ones are unchanged. */
export async function storePeriods(
  db: Database,
  advertiserId: string,
  periods: readonly Period[],
  now: Date,
): Promise<void> {
  const remaining = periods.flatMap(({ id }) => id ?? []);
  await db
    .deleteFrom('membership_periods')
    .where('advertiser_id', '=', advertiserId)
    .where('ends_at', '>', now)
    .where('id', 'not in', remaining.length > 0 ? remaining : [0])
    .execute();
  for (const { id, orderId, levelId, startsAt, endsAt } of periods) {
    const times = { starts_at: startsAt, ends_at: endsAt };
    if (id === undefined) {
      await db
        .insertInto('membership_periods')
        .values({ ...times, order_id: orderId, level_id: levelId, advertiser_id: advertiserId })
        .execute();
    } else {
      // When an end moves that was already announced, it is announced again.
      await db
        .updateTable('membership_periods')
        .set({ ...times, end_told_at: null })
        .where('id', '=', id)
        .where((row) => row.or([row('ends_at', '<>', endsAt), row('starts_at', '<>', startsAt)]))
        .execute();
    }
  }
}

/** Advertisers whose level differs from the one they have paid for at this time. */
export async function advertisersToMove(db: Database, now: Date, freeLevel: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select advertisers.id from advertisers
    left join membership_periods as running
      on running.advertiser_id = advertisers.id and starts_at <= ${now} and ends_at > ${now}
    where (advertisers.level_id <> ${freeLevel} or running.id is not null)
      and advertisers.level_id <> coalesce(running.level_id, ${freeLevel})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Marks and returns the ends before `until` that have not been announced and have no period after them. */
export async function takeEndsToNotify(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<{ advertiserId: string; endsAt: Date; levelName: string }[]> {
  const { rows } = await sql<{ advertiserId: string; endsAt: Date; levelName: string }>`
    update membership_periods as last set end_told_at = ${now}
    from membership_levels
    where membership_levels.id = last.level_id
      and ends_at > ${now} and ends_at <= ${until} and end_told_at is null
      and not exists (
        select from membership_periods as later
        where later.advertiser_id = last.advertiser_id and later.ends_at > last.ends_at)
    returning last.advertiser_id as "advertiserId", ends_at as "endsAt", name as "levelName"`.execute(db);
  return rows;
}

export async function countPromotions(db: Database, orderId: string): Promise<number> {
  const { used } = await db
    .selectFrom('tops')
    .where('order_id', '=', orderId)
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow();
  return used;
}

export async function addPromotion(
  db: Database,
  promotion: { order_id: string; listing_id: number; begun_at: Date },
): Promise<void> {
  await db.insertInto('tops').values(promotion).execute();
}

/** An own listing, locked until the transaction ends. */
export async function lockPromotable(db: Database, id: number, advertiserId: string) {
  return db
    .selectFrom('listings')
    .where('id', '=', id)
    .where('advertiser_id', '=', advertiserId)
    .select(['id', 'state', 'topped_until as toppedUntil'])
    .forUpdate()
    .executeTakeFirst();
}

export async function setPromotedUntil(db: Database, id: number, until: Date, now: Date): Promise<void> {
  await db.updateTable('listings').set({ topped_until: until, updated: now }).where('id', '=', id).execute();
}
