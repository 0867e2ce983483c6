import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { HoldStep } from './contract.ts';

export type Hold = {
  step: HoldStep;
  /** What is to be fixed and by which rule, where an admin has said. */
  reason: string | null;
  rule: string | null;
  /** Which rules it met as a new listing, or by an edit; none where an admin hid it. */
  signals: string[];
  /** It was in lists before the edit that met them. */
  edited: boolean;
  /** Since when it is out of the lists, and since when it is whose turn it is. */
  awaySince: Date;
  stepSince: Date;
};

/** Holds of listings, also of those that were removed meanwhile; others are left out. */
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

/** Takes a listing out of the lists until it is fixed; one that is out already has another reason from now on. */
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

/** A new listing waits for a look before it is in lists. */
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

/** Takes a listing out of the lists that an edit has made risky, until an admin has looked. */
export async function setHeldForLook(
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

/** One that was withdrawn while it was held is held again; the time since does not count as away. */
export async function setHeldAgain(
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

/** A listing that nobody has seen begins its life now. */
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

/** A listing that waits for a look meets other rules since it was edited. */
export async function setSignals(db: Database, id: number, signals: string[]): Promise<void> {
  await db.updateTable('listing_holds').where('listing_id', '=', id).set({ signals }).execute();
}

/** Where it was the advertiser's turn, it is an admin's now. */
export async function setFixed(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('listing_holds')
    .where('listing_id', '=', id)
    .where('step', '=', 'to-fix')
    .set({ step: 'to-look', step_since: now })
    .execute();
}

/** Ends a hold; gives since when the listing was out of the lists, and which rules it met when it was new or edited. */
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

/** Listings that wait for an admin's look, the longest waiting first, and how many there are in all. */
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
