import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { neitherStopped } from '../conversations/index.ts';
import type { NoteKind } from './contract.ts';

/** A listing changed since it was last matched; `seq` distinguishes successive changes of one listing. */
export type PendingListing = { listingId: number; seq: number };

export async function pendingListings(db: Database, atMost: number): Promise<PendingListing[]> {
  return db
    .selectFrom('match_news')
    .select(['listing_id as listingId', 'seq'])
    .orderBy('seq')
    .limit(atMost)
    .execute();
}

/** Deletes a processed change; a later change of the same listing stays. */
export async function deletePending(db: Database, { listingId, seq }: PendingListing): Promise<void> {
  await db.deleteFrom('match_news').where('listing_id', '=', listingId).where('seq', '=', seq).execute();
}

export type Pair = { demandId: number; offerId: number };

/** Stores matching pairs; existing pairs stay unchanged. */
export async function storePairs(db: Database, pairs: readonly Pair[], now: Date): Promise<void> {
  if (pairs.length === 0) return;
  await db
    .insertInto('matches')
    .values(
      pairs
        .toSorted((a, b) => a.demandId - b.demandId || a.offerId - b.offerId)
        .map(({ demandId, offerId }) => ({ demand_id: demandId, offer_id: offerId, found_at: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records which stored pairs of a listing still fit, given all listings that match it now. */
export async function updateFits(db: Database, listingId: number, found: readonly number[]): Promise<void> {
  const fits = sql`((case when demand_id = ${listingId} then offer_id else demand_id end) = any(${found}::integer[]))`;
  await sql`
    update matches set fits = not fits
    where (demand_id = ${listingId} or offer_id = ${listingId}) and fits <> ${fits}`.execute(db);
}

export type MatchCount = { listingId: number; kind: 'demand' | 'offer'; listings: number; people: number };

/** How many active listings, and of how many people, match each active listing of an advertiser; newest first. */
export async function countMatches(db: Database, advertiserId: string): Promise<MatchCount[]> {
  const { rows } = await sql<MatchCount>`
    select own.id as "listingId", own.kind, count(*)::integer as listings,
      count(distinct other.advertiser_id)::integer as people
    from listings own
    join lateral (
      select offer_id as id from matches where demand_id = own.id and fits
      union all select demand_id from matches where offer_id = own.id and fits) pairs on true
    join lateral (
      select advertiser_id from listings
      where listings.id = pairs.id and state = 'active' and ${neitherStopped(advertiserId)}) other on true
    where own.advertiser_id = ${advertiserId} and own.state = 'active'
    group by own.id, own.kind
    order by own.id desc`.execute(db);
  return rows;
}

/** For each kind of email, the recipient's listing of a pair and when the email was sent. */
const sideOf = {
  offers: { own: sql.ref('matches.demand_id'), notifiedAt: sql.ref('demander_notified_at') },
  demands: { own: sql.ref('matches.offer_id'), notifiedAt: sql.ref('offerer_notified_at') },
} as const satisfies Record<NoteKind, unknown>;

/** Reserved and ended listings do not match; if they become active again, their pairs are still pending. */
const bothActive = sql`
  join listings demands on demands.id = matches.demand_id and demands.state = 'active'
  join listings offers on offers.id = matches.offer_id and offers.state = 'active'`;

/** Advertisers after `after` with pending matches whose last email of this kind was sent before `until`. */
export async function advertisersToNotify(
  db: Database,
  kind: NoteKind,
  { until, after, atMost }: { until: Date; after: string; atMost: number },
): Promise<string[]> {
  const { own, notifiedAt } = sideOf[kind];
  const { rows } = await sql<{ id: string }>`
    select distinct listings.advertiser_id as id
    from matches
    join listings on listings.id = ${own}
    ${bothActive}
    left join match_notes notes on notes.advertiser_id = listings.advertiser_id and notes.kind = ${kind}
    where ${notifiedAt} is null and listings.advertiser_id > ${after}
      and (notes.notified_at is null or notes.notified_at <= ${until} or notes.off_at is not null)
    order by id
    limit ${atMost}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The notification row of an advertiser and kind, locked until the transaction ends; undefined when locked by
 * another worker.
 */
export async function lockNotes(db: Database, advertiserId: string, kind: NoteKind) {
  await db
    .insertInto('match_notes')
    .values({ advertiser_id: advertiserId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('match_notes')
    .select(['notified_at', 'off_at'])
    .where('advertiser_id', '=', advertiserId)
    .where('kind', '=', kind)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Marks an advertiser's pending pairs as notified and returns them, in no particular order. */
export async function takePairs(
  db: Database,
  advertiserId: string,
  kind: NoteKind,
  now: Date,
): Promise<Pair[]> {
  const { own, notifiedAt } = sideOf[kind];
  const { rows } = await sql<Pair>`
    update matches set ${kind === 'offers' ? sql`demander_notified_at` : sql`offerer_notified_at`} = ${now}
    from listings, listings demands, listings offers
    where listings.id = ${own} and listings.advertiser_id = ${advertiserId} and ${notifiedAt} is null
      and demands.id = matches.demand_id and demands.state = 'active'
      and offers.id = matches.offer_id and offers.state = 'active'
    returning matches.demand_id as "demandId", matches.offer_id as "offerId"`.execute(db);
  return rows;
}

export async function setNotified(
  db: Database,
  advertiserId: string,
  kind: NoteKind,
  now: Date,
): Promise<void> {
  await db
    .updateTable('match_notes')
    .set({ notified_at: now })
    .where('advertiser_id', '=', advertiserId)
    .where('kind', '=', kind)
    .execute();
}

/** Kinds of emails an advertiser has turned off. */
export async function kindsOff(db: Database, advertiserId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('match_notes')
    .select('kind')
    .where('advertiser_id', '=', advertiserId)
    .where('off_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}

export async function setOff(
  db: Database,
  advertiserId: string,
  kind: NoteKind,
  offAt: Date | null,
): Promise<void> {
  await db
    .insertInto('match_notes')
    .values({ advertiser_id: advertiserId, kind, off_at: offAt })
    .onConflict((conflict) => conflict.columns(['advertiser_id', 'kind']).doUpdateSet({ off_at: offAt }))
    .execute();
}

export async function addKey(
  db: Database,
  key: { keyHash: string; advertiserId: string; kind: NoteKind; now: Date },
): Promise<void> {
  await db
    .insertInto('match_keys')
    .values({
      key_hash: key.keyHash,
      advertiser_id: key.advertiserId,
      kind: key.kind,
      created_at: key.now,
    })
    .execute();
}

/** Recipient and kind of the email with this key. */
export async function emailOfKey(
  db: Database,
  keyHash: string,
): Promise<{ advertiserId: string; kind: NoteKind } | undefined> {
  return db
    .selectFrom('match_keys')
    .select(['advertiser_id as advertiserId', 'kind'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
}

export async function deleteKeysBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('match_keys').where('created_at', '<', time).execute();
}
