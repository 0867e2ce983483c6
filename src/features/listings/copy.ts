import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { copyFiles, createAlbum, insertCopies } from '../media/index.ts';
import type { Draft } from './contract.ts';
import { findOwn } from './db-cards.ts';
import { insertDraft, updateValues } from './db-drafts.ts';
import { draftView } from './drafts.ts';
import { formValuesOf } from './form-values.ts';

/** A new draft of what an own listing says and shows; the listing itself stays as it is. */
export async function copy(
  platform: Platform,
  { advertiserId }: Viewer,
  id: number,
): Promise<Draft | Refusal<'listing-not-found' | 'listing-blocked'>> {
  const listing = await findOwn(platform.db, id, advertiserId);
  if (!listing) return refuse('listing-not-found');
  if (listing.state === 'blocked') return refuse('listing-blocked');
  const photos = listing.album_id === null ? [] : await copyFiles(platform, listing.album_id);
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    const albumId = await createAlbum(platform, db, advertiserId);
    await insertCopies(platform, db, albumId, photos);
    const draftId = platform.ids.uuid();
    const draft = await insertDraft(db, { id: draftId, advertiserId, kind: listing.kind, albumId, now });
    const values = formValuesOf(listing);
    return draftView(db, (await updateValues(db, { id: draftId, advertiserId, values, now })) ?? draft);
  });
}
