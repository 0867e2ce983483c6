import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

export type Reservation = { name: string; conversationId: string | null };

/** Replaces whoever the listing was reserved for. */
export async function setReservation(
  db: Database,
  listingId: number,
  { name, conversationId, now }: Reservation & { now: Date },
): Promise<void> {
  const values = { name, conversation_id: conversationId, reserved_at: now };
  await db
    .insertInto('reservations')
    .values({ ...values, listing_id: listingId })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(values))
    .execute();
}

export async function dropReservation(db: Database, listingId: number): Promise<void> {
  await db.deleteFrom('reservations').where('listing_id', '=', listingId).execute();
}

/** For whom listings are reserved; only of those that are reserved now. */
export async function reservationsOf(
  db: Database,
  listingIds: readonly number[],
): Promise<Map<number, Reservation>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reservations')
    .innerJoin('listings', 'listings.id', 'listing_id')
    .where('listing_id', 'in', listingIds)
    .where('state', '=', 'reserved')
    .select(['listing_id', 'name', 'conversation_id as conversationId'])
    .execute();
  return new Map(rows.map(({ listing_id, ...reservation }) => [listing_id, reservation]));
}

export type Asker = { listingId: number; conversationId: string; name: string };

/** Who has written about listings of an advertiser, the latest first, by the names their conversations show. */
export async function askersOf(
  db: Database,
  advertiserId: string,
  listingIds: readonly number[],
): Promise<Asker[]> {
  if (listingIds.length === 0) return [];
  return db
    .selectFrom('conversations as c')
    .leftJoin('advertisers as asker', 'asker.id', 'c.asker_id')
    .where('c.advertiser_id', '=', advertiserId)
    .where('c.listing_id', 'in', listingIds)
    .select(['c.listing_id as listingId', 'c.id as conversationId'])
    .select(sql<string>`coalesce(asker.public_name, c.asker_name)`.as('name'))
    .orderBy('c.last_at', 'desc')
    .execute();
}
