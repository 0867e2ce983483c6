import { type Refusal, isRefusal } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { createAlbum } from '../media/index.ts';
import type { FormValues } from './contract.ts';
import { insertListing } from './db.ts';
import { lifetimeFrom } from './lifetime.ts';
import { listingRow } from './listing-row.ts';
import { validateListing } from './validate-listing.ts';

export type ReadyListing = {
  reference: string;
  advertiserId: string;
  kind: Kind;
  state: 'active' | 'reserved' | 'sold';
  values: FormValues;
  inserted: Date;
  toppedUntil?: Date | undefined;
};

/**
 * Inserts a listing that was already public elsewhere, with an empty album for its photos. It is validated like
 * any other listing, but takes no slot check and sends no email. Its 60 days start now.
 */
export async function addReadyListing(
  platform: Platform,
  ready: ReadyListing,
): Promise<{ albumId: string } | Refusal<'invalid-input'>> {
  const { reference, advertiserId, kind, state, values, inserted, toppedUntil } = ready;
  return platform.db.transaction().execute(async (db) => {
    const checked = await validateListing(db, kind, values);
    if (isRefusal(checked)) return checked;
    const albumId = await createAlbum(platform, db, advertiserId);
    await insertListing(db, {
      ...listingRow(checked, inserted),
      ...lifetimeFrom(platform.clock.now()),
      reference,
      advertiser_id: advertiserId,
      album_id: albumId,
      kind,
      state,
      inserted,
      created: inserted,
      topped_until: toppedUntil ?? null,
    });
    return { albumId };
  });
}
