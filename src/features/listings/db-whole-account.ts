import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { ListingState } from './contract.ts';

const inLists = ['active', 'reserved', 'resting'] as const;

/**
 * Ends every live or paused listing of an advertiser, and those waiting for review when the advertiser ends
 * them; returns their ids.
 */
export async function endAll(
  db: Database,
  advertiserId: string,
  state: 'withdrawn' | 'blocked',
  now: Date,
): Promise<number[]> {
  const rows = await db
    .updateTable('listings')
    .where('advertiser_id', '=', advertiserId)
    .where('state', 'in', state === 'withdrawn' ? [...inLists, 'held'] : inLists)
    .set({
      state,
      was_reserved: sql<boolean>`state = 'reserved' or state in ('resting', 'held') and was_reserved`,
      updated: now,
    })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const isHeld = sql`state = 'withdrawn' and exists (select from listing_holds where listing_id = listings.id)`;

/**
 * Pauses only listings that are unexpired and unchanged since; one withdrawn while waiting for review waits
 * again.
 */
export async function pauseUnchanged(
  db: Database,
  advertiserId: string,
  ids: readonly number[],
  left: 'withdrawn' | 'blocked',
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('listings')
    .where('advertiser_id', '=', advertiserId)
    .where('id', 'in', ids)
    .where('state', '=', left)
    .where('expires_at', '>', now)
    .set({ state: sql`case when ${isHeld} then 'held' else 'resting' end`, updated: now })
    .execute();
}

/** Marks the remaining listings blocked with the account as expired. */
export async function expireBlocked(
  db: Database,
  advertiserId: string,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('listings')
    .where('advertiser_id', '=', advertiserId)
    .where('id', 'in', ids)
    .where('state', '=', 'blocked')
    .set({ state: 'expired', updated: now })
    .execute();
}

export async function setBlocked(db: Database, id: number, reason: string, now: Date): Promise<void> {
  await sql`
    update listings set state = 'blocked', block_reason = ${reason}, updated = ${now},
      was_reserved = state = 'reserved' or state in ('resting', 'held', 'blocked') and was_reserved
    where id = ${id}`.execute(db);
}

/** Extends the expiry, and a running promotion, by the time the listing was blocked. */
export async function setUnblocked(
  db: Database,
  id: number,
  { state, away, now }: { state: ListingState; away: number; now: Date },
): Promise<void> {
  const longer = sql`${away} * interval '1 millisecond'`;
  await sql`
    update listings set block_reason = null, updated = ${now}, expires_at = expires_at + ${longer},
      topped_until = case when topped_until > ${now}::timestamptz - ${longer} then topped_until + ${longer} else topped_until end,
      state = case when ${state} = 'resting' and expires_at + ${longer} <= ${now} then 'expired' else ${state} end
    where id = ${id}`.execute(db);
}
