import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { photosOfAlbums } from '../media/index.ts';
import { cardOf } from './card.ts';
import type { OwnListing } from './contract.ts';
import { cardLimit, cardsUsed } from './db.ts';
import { type DetailRow, allOwn, countMessages, findOwn } from './db-cards.ts';
import { formValuesOf } from './form-values.ts';

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

/** All own listings, newest first, and how many cards they take. */
export async function listOwnListings(platform: Reading, advertiserId: string) {
  const { db } = platform;
  const listings = await ownViews(platform, await allOwn(db, advertiserId));
  return {
    listings,
    cards: { used: await cardsUsed(db, advertiserId), limit: await cardLimit(db, advertiserId) },
  };
}

async function ownViews({ db, clock }: Reading, rows: DetailRow[]): Promise<OwnListing[]> {
  const albums = await photosOfAlbums(
    db,
    rows.flatMap(({ album_id }) => album_id ?? []),
  );
  const messages = await countMessages(
    db,
    rows.map(({ id }) => id),
  );
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
      expiresAt: row.expires_at.toISOString(),
      blockReason: row.block_reason ?? undefined,
    };
  });
}
