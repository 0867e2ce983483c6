import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { factsOfActive } from '../matches/index.ts';
import type { EndReason } from './contract.ts';
import { pairKey, type SwapOffer } from './swap-graph.ts';

type Pending = { listingId: number; seq: string };

export async function pendingListings(db: Database): Promise<Pending[]> {
  const rows = await db.selectFrom('swap_ring_news').select(['listing_id', 'seq']).execute();
  return rows.map(({ listing_id, seq }) => ({ listingId: listing_id, seq: String(seq) }));
}

/** Deletes processed changes; those added meanwhile have another `seq` and stay. */
export async function deletePending(db: Database, news: readonly Pending[]): Promise<void> {
  await sql`
    delete from swap_ring_news using unnest(
      ${news.map(({ listingId }) => listingId)}::integer[], ${news.map(({ seq }) => seq)}::bigint[]
    ) as done (id, number)
    where listing_id = done.id and seq = done.number`.execute(db);
}

/** Marks listings that are available again for processing. */
export async function addPending(db: Database, listingIds: readonly number[]): Promise<void> {
  await sql`
    insert into swap_ring_news (listing_id)
    select id from listings where id = any(${listingIds}::integer[]) and state = 'active' and swap order by id
    on conflict (listing_id) do update set seq = default`.execute(db);
}

const offersOf = (db: Database) =>
  db
    .selectFrom('listings')
    .innerJoin('advertisers', 'advertisers.id', 'listings.advertiser_id')
    .where('listings.state', '=', 'active')
    .where('listings.kind', '=', 'offer')
    .where('listings.swap', '=', true)
    .where('listings.swap_wants', 'is not', null)
    // A single one of several pieces cannot be reserved.
    .where('listings.quantity', '=', 1)
    // Only people who receive emails can agree in time.
    .where('advertisers.email_verified_at', 'is not', null)
    .where('advertisers.is_demo', '=', false)
    .where('advertisers.blocked_at', 'is', null)
    .select([
      'listings.id',
      'listings.swap_wants as wants',
      'listings.swap_category as categoryId',
      'listings.swap_size as size',
      'listings.swap_hand as hand',
    ]);

/**
 * Offers that may take part in a new ring. A listing whose owner let a ring lapse without an answer is included only
 * after it is renewed.
 */
export async function freeOffers(db: Database): Promise<SwapOffer[]> {
  const rows = await offersOf(db)
    .where(
      sql<boolean>`not exists (
        select from swap_ring_members m join swap_rings r on r.id = m.ring_id
        where m.listing_id = listings.id
          and (m.living or r.end_reason = 'lapsed' and m.agreed_at is null and r.ended_at > listings.inserted))`,
    )
    .orderBy('listings.id')
    .execute();
  return withFacts(db, rows);
}

/** Those of these listings that are still offered for a swap. */
export async function offersByIds(db: Database, ids: readonly number[]): Promise<SwapOffer[]> {
  if (ids.length === 0) return [];
  return withFacts(db, await offersOf(db).where('listings.id', 'in', ids).execute());
}

type OfferRow = {
  id: number;
  wants: string | null;
  categoryId: number | null;
  size: string | null;
  hand: string | null;
};

async function withFacts(db: Database, rows: readonly OfferRow[]): Promise<SwapOffer[]> {
  const facts = await factsOfActive(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(facts.map((each) => [each.id, each]));
  return rows.flatMap(({ id, wants, categoryId, size, hand }) => {
    const own = byId.get(id);
    return own && wants !== null
      ? [
          {
            facts: own,
            wants,
            categoryId: categoryId ?? undefined,
            size: size ?? undefined,
            hand: hand ?? undefined,
          },
        ]
      : [];
  });
}

/** Pairs of people of whom one has blocked messages from the other. */
export async function stoppedPairs(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectFrom('message_blocks')
    .where('blocked_id', 'is not', null)
    .select(['blocker_id', 'blocked_id'])
    .execute();
  return new Set(
    rows.flatMap(({ blocker_id, blocked_id }) => (blocked_id ? pairKey(blocker_id, blocked_id) : [])),
  );
}

export async function pastKeys(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('swap_rings').select('ring_key').execute();
  return new Set(rows.map(({ ring_key }) => ring_key));
}

/**
 * Locks the listings of a new ring until the transaction ends, and returns how many of them are active and in no
 * other ring.
 */
export async function lockFree(db: Database, listingIds: readonly number[]): Promise<number> {
  const { rows } = await sql`
    select id from listings
    where id = any(${listingIds}::integer[]) and state = 'active'
      and not exists (select from swap_ring_members where listing_id = listings.id and living)
    order by id for update`.execute(db);
  return rows.length;
}

type NewRing = {
  id: string;
  key: string;
  members: readonly { listingId: number; advertiserId: string }[];
  now: Date;
  expiresAt: Date;
};

export async function insertRing(db: Database, { id, key, members, now, expiresAt }: NewRing): Promise<void> {
  await db
    .insertInto('swap_rings')
    .values({
      id,
      ring_key: key,
      size: members.length,
      state: 'proposed',
      proposed_at: now,
      expires_at: expiresAt,
    })
    .execute();
  await db
    .insertInto('swap_ring_members')
    .values(
      members.map(({ listingId, advertiserId }, position) => ({
        ring_id: id,
        position,
        listing_id: listingId,
        advertiser_id: advertiserId,
      })),
    )
    .execute();
}

/** A member of a ring, who gets the listing of the next member. */
export type Member = {
  position: number;
  listingId: number;
  advertiserId: string;
  name: string;
  email: string;
  title: string;
  listingState: string;
  agreedAt: Date | null;
  conversationId: string | null;
};
export type StoredRing = {
  id: string;
  size: number;
  state: 'proposed' | 'agreed' | 'ended';
  endReason: EndReason | null;
  expiresAt: Date;
  members: Member[];
};

const selectRings = (db: Database) =>
  db
    .selectFrom('swap_rings')
    .select(['id', 'size', 'state', 'end_reason as endReason', 'expires_at as expiresAt'])
    .orderBy('proposed_at', 'desc')
    .orderBy('id');

async function withMembers(
  db: Database,
  rings: readonly Omit<StoredRing, 'members'>[],
): Promise<StoredRing[]> {
  if (rings.length === 0) return [];
  const members = await db
    .selectFrom('swap_ring_members as m')
    .innerJoin('listings', 'listings.id', 'm.listing_id')
    .innerJoin('advertisers', 'advertisers.id', 'm.advertiser_id')
    .where(
      'm.ring_id',
      'in',
      rings.map(({ id }) => id),
    )
    .select([
      'm.ring_id',
      'm.position',
      'm.listing_id as listingId',
      'm.advertiser_id as advertiserId',
      'advertisers.public_name as name',
      'advertisers.email',
      'listings.title',
      'listings.state as listingState',
      'm.agreed_at as agreedAt',
      'm.conversation_id as conversationId',
    ])
    .orderBy('m.position')
    .execute();
  const byRing = Map.groupBy(members, ({ ring_id }) => ring_id);
  return rings.map((ring) => ({ ...ring, members: byRing.get(ring.id) ?? [] }));
}

export const activeRings = async (db: Database): Promise<StoredRing[]> =>
  withMembers(db, await selectRings(db).where('state', '<>', 'ended').execute());

/** An advertiser's rings that are in progress, or ended after a time. */
export async function ringsOf(db: Database, advertiserId: string, endedAfter: Date): Promise<StoredRing[]> {
  const rings = await selectRings(db)
    .where((where) => where.or([where('state', '<>', 'ended'), where('ended_at', '>', endedAfter)]))
    .where('id', 'in', (from) =>
      from.selectFrom('swap_ring_members').where('advertiser_id', '=', advertiserId).select('ring_id'),
    )
    .execute();
  return withMembers(db, rings);
}

/** Reads a ring and locks it until the transaction ends. */
export async function lockRing(db: Database, id: string): Promise<StoredRing | undefined> {
  const ring = await selectRings(db).where('id', '=', id).forUpdate().executeTakeFirst();
  return ring && (await withMembers(db, [ring]))[0];
}

export async function setAgreed(
  db: Database,
  ringId: string,
  advertiserId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('swap_ring_members')
    .set({ agreed_at: now })
    .where('ring_id', '=', ringId)
    .where('advertiser_id', '=', advertiserId)
    .execute();
}

export async function setConversation(
  db: Database,
  ringId: string,
  { position, conversationId }: { position: number; conversationId: string },
): Promise<void> {
  await db
    .updateTable('swap_ring_members')
    .set({ conversation_id: conversationId })
    .where('ring_id', '=', ringId)
    .where('position', '=', position)
    .execute();
}

export async function setAllAgreed(db: Database, ringId: string): Promise<void> {
  await db.updateTable('swap_rings').set({ state: 'agreed' }).where('id', '=', ringId).execute();
}

export async function setEnded(db: Database, ringId: string, reason: EndReason, now: Date): Promise<void> {
  await db
    .updateTable('swap_rings')
    .set({ state: 'ended', end_reason: reason, ended_at: now })
    .where('id', '=', ringId)
    .execute();
  await db.updateTable('swap_ring_members').set({ living: false }).where('ring_id', '=', ringId).execute();
}

export async function deleteEndedBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('swap_rings').where('ended_at', '<', time).execute();
}
