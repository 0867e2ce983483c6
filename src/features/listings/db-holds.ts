import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { HoldStep } from './contract.ts';

export type Hold = {
  step: HoldStep;
  /** What to fix and which rule was broken, once an admin has said so. */
  reason: string | null;
  rule: string | null;
  /** Names of the risk rules matched when it was new or edited; empty when an admin held it. */
  signals: string[];
  /** Whether it was public before the edit that matched the rules. */
  edited: boolean;
  /** When it stopped being public, and when the current step started. */
  awaySince: Date;
  stepSince: Date;
};

/** Holds by listing id, including listings removed in the meantime; listings without a hold are omitted. */
export async function holdsOf(db: Database, listingIds: readonly number[]): Promise<Map<number, Hold>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_holds')
    .where('listing_id', 'in', listingIds)
    .select(['listing_id', 'step', 'reason', 'rule', 'signals', 'edited'])
    .select(['away_since as awaySince', 'step_since as stepSince'])
    .execute();
  return new Map(rows.map(({ listing_id, ...hold }) => [listing_id, hold]));
}

/** Holds a listing until its advertiser fixes it; for one already held, replaces the reason. */
export async function setHeld(
  db: Database,
  id: number,
  { now, ...why }: { reason: string; rule: string; now: Date },
): Promise<void> {
  const step = { ...why, step: 'to-fix', step_since: now } as const;
  await db
    .insertInto('listing_holds')
    .values({ ...step, listing_id: id, away_since: now })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(step))
    .execute();
  await sql`
    update listings set state = 'held', updated = ${now},
      was_reserved = state = 'reserved' or state in ('resting', 'held') and was_reserved
    where id = ${id}`.execute(db);
}

/** Holds a new listing for review before its first publication. */
export async function insertFirstHold(
  db: Database,
  id: number,
  { signals, now }: { signals: string[]; now: Date },
): Promise<void> {
  await db
    .insertInto('listing_holds')
    .values({ listing_id: id, step: 'to-look', signals, away_since: now, step_since: now })
    .execute();
}

/** Holds a public listing for review after a risky edit. */
export async function setHeldForReview(
  db: Database,
  id: number,
  { signals, now }: { signals: string[]; now: Date },
): Promise<void> {
  const hold = { step: 'to-look', signals, edited: true, away_since: now, step_since: now } as const;
  await db
    .insertInto('listing_holds')
    .values({ ...hold, listing_id: id })
    .onConflict((conflict) =>
      conflict.column('listing_id').doUpdateSet({ ...hold, reason: null, rule: null }),
    )
    .execute();
  await sql`
    update listings set state = 'held', updated = ${now},
      was_reserved = state = 'reserved' or state = 'resting' and was_reserved
    where id = ${id}`.execute(db);
}

/** Restores the hold of a listing that was withdrawn while held; the time since does not count as held. */
export async function restoreHold(
  db: Database,
  id: number,
  { now, withdrawn, shownUntil }: { now: Date; withdrawn: Date; shownUntil: Date },
): Promise<void> {
  await sql`
    update listing_holds set step_since = ${now},
      away_since = away_since + (${now}::timestamptz - ${withdrawn}::timestamptz)
    where listing_id = ${id}`.execute(db);
  await db
    .updateTable('listings')
    .set({ state: 'held', was_reserved: false, updated: now })
    .set({ expires_at: sql`greatest(expires_at, ${shownUntil})` })
    .where('id', '=', id)
    .execute();
}

/** Starts the lifetime of a listing that has never been public. */
export async function setPublishedNow(
  db: Database,
  id: number,
  life: { inserted: Date; expires_at: Date },
): Promise<void> {
  await db
    .updateTable('listings')
    .set({ ...life, created: life.inserted, changed: life.inserted })
    .where('id', '=', id)
    .execute();
}

/** Replaces the matched risk rules of a held listing after an edit. */
export async function setSignals(db: Database, id: number, signals: string[]): Promise<void> {
  await db.updateTable('listing_holds').where('listing_id', '=', id).set({ signals }).execute();
}

/** Passes a held listing from its advertiser to the admins. */
export async function setFixed(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('listing_holds')
    .where('listing_id', '=', id)
    .where('step', '=', 'to-fix')
    .set({ step: 'to-look', step_since: now })
    .execute();
}

/** Deletes a hold; returns when the listing stopped being public and which risk rules it had matched. */
export async function dropHold(
  db: Database,
  id: number,
): Promise<Pick<Hold, 'awaySince' | 'signals' | 'edited'> | undefined> {
  return db
    .deleteFrom('listing_holds')
    .where('listing_id', '=', id)
    .returning(['away_since as awaySince', 'signals', 'edited'])
    .executeTakeFirst();
}

/** Listings waiting for an admin's review, longest waiting first, with their total count. */
export async function waitingHolds(
  db: Database,
  atMost: number,
): Promise<{ ids: number[]; waiting: number }> {
  const rows = await db
    .selectFrom('listing_holds')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .where('state', '=', 'held')
    .where('step', '=', 'to-look')
    .select(['listing_id as id', sql<number>`(count(*) over ())::integer`.as('waiting')])
    .orderBy('step_since')
    .orderBy('listing_id')
    .limit(atMost)
    .execute();
  return { ids: rows.map(({ id }) => id), waiting: rows[0]?.waiting ?? 0 };
}
