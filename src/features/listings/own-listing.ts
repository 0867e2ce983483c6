import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { photosOfAlbums } from '../media/index.ts';
import { cardOf } from './card.ts';
import { type ListingState, type OwnListing, listingStates } from './contract.ts';
import { cardLimit } from './db.ts';
import { type DetailRow, findOwn } from './db-cards.ts';
import { countMessages, countOwn, pageOfOwn } from './db-own.ts';
import { formValuesOf } from './form-values.ts';
import { endsSoon, livingStates, mayRenew } from './policy.ts';
import { countViews } from './views/db.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/** An own listing in any state; somebody else's does not exist for the caller. */
export async function getOwnListing(
  platform: Reading,
  advertiserId: string,
  id: number,
): Promise<OwnListing | Refusal<'listing-not-found'>> {
  const row = await findOwn(platform.db, id, advertiserId);
  const [own] = row ? await ownViews(platform, [row]) : [];
  return own ?? refuse('listing-not-found');
}

/** The listing that a use case has just written. */
export async function ownListing(platform: Reading, advertiserId: string, id: number): Promise<OwnListing> {
  const row = await findOwn(platform.db, id, advertiserId);
  const [own] = row ? await ownViews(platform, [row]) : [];
  if (!own) throw new Error(`Listing ${id} is gone`);
  return own;
}

type Asked = { state?: readonly ListingState[] | undefined; page: number; limit: number };

/** Own listings newest first by pages, how many are in each state, and how many cards they take. */
export async function listOwnListings(
  platform: Reading,
  advertiserId: string,
  { state: states, page, limit }: Asked,
) {
  const { db } = platform;
  const [rows, counted, cards] = await Promise.all([
    pageOfOwn(db, { advertiserId, states, limit, offset: (page - 1) * limit }),
    countOwn(db, advertiserId),
    cardLimit(db, advertiserId),
  ]);
  const sum = (of: readonly ListingState[]) => of.reduce((all, state) => all + (counted[state] ?? 0), 0);
  const count = (state: ListingState) => sum([state]);
  return {
    listings: await ownViews(platform, rows),
    total: sum(states ?? listingStates),
    counts: {
      active: count('active'),
      reserved: count('reserved'),
      sold: count('sold'),
      withdrawn: count('withdrawn'),
      expired: count('expired'),
      resting: count('resting'),
      blocked: count('blocked'),
    },
    cards: { used: sum(livingStates), limit: cards },
  };
}

async function ownViews({ db, clock }: Reading, rows: DetailRow[]): Promise<OwnListing[]> {
  const albums = await photosOfAlbums(
    db,
    rows.flatMap(({ album_id }) => album_id ?? []),
  );
  const ids = rows.map(({ id }) => id);
  const [messages, views] = await Promise.all([countMessages(db, ids), countViews(db, ids)]);
  const now = clock.now();
  return rows.map((row) => {
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
      endsSoon: endsSoon({ state: row.state, expires: row.expires_at }, now),
      expiresAt: row.expires_at.toISOString(),
      blockReason: row.block_reason ?? undefined,
    };
  });
}
