import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteAlbum } from '../media/index.ts';
import { deleteDraft, lockDraft } from './db-drafts.ts';

/** Throws an own draft away with its photos. A published one is a listing now: that can be withdrawn. */
export async function discardDraft(
  platform: Platform,
  { advertiserId }: Viewer,
  id: string,
): Promise<{ discarded: true } | Refusal<'not-found'>> {
  return platform.db.transaction().execute(async (db) => {
    const draft = await lockDraft(db, id, advertiserId);
    if (!draft || draft.published_listing_id !== null) return refuse('not-found');
    await deleteDraft(db, id);
    await deleteAlbum(db, draft.album_id);
    return { discarded: true as const };
  });
}
