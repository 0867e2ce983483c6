import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { photosOfAlbums } from '../media/index.ts';
import { cardOf } from './card.ts';
import { type ListingState, type OwnListing, type OwnListingCounts, listingStates } from './contract.ts';
import { countSlots } from './db.ts';
import { type DetailRow, findOwn } from './db-cards.ts';
import {
  agreedPrices,
  askersOf,
  brokenRulesOf,
  countMessages,
  countOwn,
  pageOfOwn,
  reservationsOf,
} from './db-own.ts';
import { holdsOf } from './db-holds.ts';
import { formValuesOf } from './form-values.ts';
import { endingUntil, endsSoon, mayRenew, mayReopen } from './policy.ts';
import { isLive } from './rules.ts';
import { reasonsOf } from './risk/signals.ts';
import { countViews } from './views/db.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/** An own listing in any state; someone else's is reported as not found. */
export async function getOwnListing(
  platform: Reading,
  advertiserId: string,
  id: number,
): Promise<OwnListing | Refusal<'listing-not-found'>> {
  const row = await findOwn(platform.db, id, advertiserId);
  const [own] = row ? await ownViews(platform, [row]) : [];
  return own ?? refuse('listing-not-found');
}

/** The listing just written by a use case. */
export async function ownListing(platform: Reading, advertiserId: string, id: number): Promise<OwnListing> {
  const row = await findOwn(platform.db, id, advertiserId);
  const [own] = row ? await ownViews(platform, [row]) : [];
  if (!own) throw new Error(`Listing ${id} is gone`);
  return own;
}

type Asked = { state?: readonly ListingState[] | undefined; page: number; limit: number };

/** One page of own listings (expiring soon, live, waiting, ended), counts by state, and slot usage. */
export async function listOwnListings(
  platform: Reading,
  advertiserId: string,
  { state: states, page, limit }: Asked,
) {
  const [rows, counted] = await Promise.all([
    pageOfOwn(platform.db, {
      advertiserId,
      states,
      limit,
      offset: (page - 1) * limit,
      endingUntil: endingUntil(platform.clock.now()),
    }),
    countOwnListings(platform, advertiserId),
  ]);
  const total = (states ?? listingStates).reduce((sum, state) => sum + counted.counts[state], 0);
  return { ...counted, listings: await ownViews(platform, rows), total };
}

/** Counts of own listings by state, and slot usage. */
export async function countOwnListings(
  { db }: Pick<Reading, 'db'>,
  advertiserId: string,
): Promise<OwnListingCounts> {
  const [counted, { used, waiting, limit }] = await Promise.all([
    countOwn(db, advertiserId),
    countSlots(db, advertiserId),
  ]);
  const count = (state: ListingState) => counted[state] ?? 0;
  return {
    counts: {
      active: count('active'),
      reserved: count('reserved'),
      sold: count('sold'),
      withdrawn: count('withdrawn'),
      expired: count('expired'),
      resting: count('resting'),
      held: count('held'),
      blocked: count('blocked'),
    },
    cards: { used, waiting, limit },
  };
}

async function ownViews({ db, clock }: Reading, rows: DetailRow[]): Promise<OwnListing[]> {
  const albums = await photosOfAlbums(
    db,
    rows.flatMap(({ album_id }) => album_id ?? []),
  );
  const ids = rows.map(({ id }) => id);
  const [advertiserId = ''] = rows.map(({ advertiser_id }) => advertiser_id);
  const [messages, views, reservations, rules, holds, askers] = await Promise.all([
    countMessages(db, ids),
    countViews(db, ids),
    reservationsOf(db, ids),
    brokenRulesOf(db, ids),
    holdsOf(db, ids),
    askersOf(
      db,
      advertiserId,
      rows.filter(({ state }) => isLive(state)).map(({ id }) => id),
    ),
  ]);
  const agreed = await agreedPrices(
    db,
    [...reservations.values()].flatMap(({ conversationId }) => conversationId ?? []),
  );
  const now = clock.now();
  return rows.map((row) => {
    const reservation = reservations.get(row.id);
    const hold = row.state === 'held' ? holds.get(row.id) : undefined;
    const photos = (row.album_id === null ? undefined : albums.get(row.album_id)) ?? [];
    return {
      ...cardOf(row, now),
      photo: photos[0],
      photoCount: photos.length,
      photos,
      version: row.version,
      albumId: row.album_id ?? undefined,
      values: formValuesOf(row),
      messages: messages.get(row.id) ?? 0,
      views: views.get(row.id) ?? 0,
      renewable: mayRenew(row, now),
      reopenable: mayReopen(row, now),
      toppedUntil: row.topped_until && row.topped_until > now ? row.topped_until.toISOString() : undefined,
      reservedFor: reservation && {
        name: reservation.name,
        conversationId: reservation.conversationId ?? undefined,
        agreedPrice: agreed.get(reservation.conversationId ?? ''),
      },
      askers: askers
        .filter(({ listingId }) => listingId === row.id)
        .map(({ conversationId, name }) => ({ conversationId, name })),
      endsSoon: endsSoon({ state: row.state, expires: row.expires_at }, now),
      expiresAt: row.expires_at.toISOString(),
      hold: hold && {
        step: hold.step,
        reason: hold.reason ?? undefined,
        rule: hold.rule ?? undefined,
        signals: reasonsOf(hold.signals),
        edited: hold.edited,
      },
      blockReason: row.block_reason ?? undefined,
      brokenRule: rules.get(row.id),
    };
  });
}
