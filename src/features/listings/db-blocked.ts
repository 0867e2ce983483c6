import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { ListingState } from './contract.ts';

export async function setBlocked(db: Database, id: number, reason: string, now: Date): Promise<void> {
  await sql`
    update listings set state = 'blocked', block_reason = ${reason}, updated = ${now},
      was_reserved = state = 'reserved' or state in ('resting', 'blocked') and was_reserved
    where id = ${id}`.execute(db);
}

/** The end, and that of a top that was running, move by the time that the listing was away. */
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
