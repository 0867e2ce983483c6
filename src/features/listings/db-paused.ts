import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

/**
 * The order in which an advertiser's listings hold cards: reserved ones are promised to somebody, tops are paid for,
 * and of the rest the newest have most of their life before them.
 */
const slotOrder = (now: Date) =>
  sql`(state = 'reserved' or state = 'resting' and was_reserved) desc, (topped_until is not null and topped_until > ${now}) desc, inserted desc, id desc`;

/** Leaves so many live listings and puts the rest to sleep. */
export async function pauseOldest(
  db: Database,
  { advertiserId, keep, now }: { advertiserId: string; keep: number; now: Date },
): Promise<void> {
  await sql`
    update listings set state = 'resting', was_reserved = state = 'reserved', updated = ${now}
    where id in (
      select id from listings where advertiser_id = ${advertiserId} and state in ('active', 'reserved')
      order by ${slotOrder(now)} offset ${keep})`.execute(db);
}

/** Brings back at most so many, each as it was before its rest and shown at least until `shownUntil`. */
export async function wakeNewest(
  db: Database,
  {
    advertiserId,
    atMost,
    now,
    shownUntil,
  }: { advertiserId: string; atMost: number; now: Date; shownUntil: Date },
): Promise<void> {
  await sql`
    update listings
    set state = case when was_reserved then 'reserved' else 'active' end, updated = ${now}, expires_at = greatest(expires_at, ${shownUntil})
    where id in (
      select id from listings where advertiser_id = ${advertiserId} and state = 'resting'
      order by ${slotOrder(now)} limit ${atMost})`.execute(db);
}

/** Advertisers with more live listings than slots, or with a paused listing and a free slot for it. */
export async function advertisersToSettle(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select advertisers.id
    from advertisers
    join (
      select advertiser_id, count(*) filter (where state <> 'resting') as living,
        count(*) filter (where state = 'resting') as resting
      from listings where state in ('active', 'reserved', 'resting') group by advertiser_id
    ) as own on own.advertiser_id = advertisers.id
    where blocked_at is null
      and (own.living > card_limit or (own.resting > 0 and own.living < card_limit))`.execute(db);
  return rows.map(({ id }) => id);
}
