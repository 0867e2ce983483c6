import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { copyFiles, createAlbum, insertCopies } from '../media/index.ts';
import type { Draft } from './contract.ts';
import { findOwn } from './db-cards.ts';
import { insertDraft, unpublishedDrafts, updateValues } from './db-drafts.ts';
import { draftView, draftsEndBefore, maxDrafts } from './drafts.ts';
import { formValuesOf } from './form-values.ts';

/** Creates a new draft with the texts and photos of an own listing, which itself stays unchanged. */
export async function copy(
  platform: Platform,
  { advertiserId }: Viewer,
  { id, client }: { id: number; client: string },
): Promise<
  | Draft
  | Refusal<
      'listing-not-found' | 'listing-blocked' | 'listing-inactive' | 'too-many-drafts' | 'photo-quota-reached'
    >
> {
  const listing = await findOwn(platform.db, id, advertiserId);
  if (!listing) return refuse('listing-not-found');
  if (listing.state === 'blocked') return refuse('listing-blocked');
  // A copy would become public before the original has been reviewed.
  if (listing.state === 'held') return refuse('listing-inactive');
  const now = platform.clock.now();
  // Checked before any file is copied; copying many at once is bounded by the photo quota.
  const drafts = await unpublishedDrafts(platform.db, { advertiserId, usedSince: draftsEndBefore(now) });
  if (drafts.length >= maxDrafts) return refuse('too-many-drafts');
  const photos =
    listing.album_id === null ? [] : await copyFiles(platform, listing.album_id, { advertiserId, client });
  if (isRefusal(photos)) return photos;
  return platform.db.transaction().execute(async (db) => {
    const albumId = await createAlbum(platform, db, advertiserId);
    await insertCopies(platform, db, albumId, photos);
    const draftId = platform.ids.uuid();
    const draft = await insertDraft(db, { id: draftId, advertiserId, kind: listing.kind, albumId, now });
    const values = formValuesOf(listing);
    return draftView(db, (await updateValues(db, { id: draftId, advertiserId, values, now })) ?? draft);
  });
}
