import type { Platform } from '../../platform/platform.ts';
import { deleteAlbum } from '../media/index.ts';
import { deleteDraft, draftsUntouchedSince } from './db-drafts.ts';
import { draftsEndBefore } from './drafts.ts';

const atOnce = 200;

/** Throws away drafts that nobody has touched for 14 days; the photos of a published one stay with its listing. */
export async function sweepDrafts(platform: Platform): Promise<void> {
  const since = draftsEndBefore(platform.clock.now());
  for (let swept = atOnce; swept === atOnce;) {
    swept = await platform.db.transaction().execute(async (db) => {
      const drafts = await draftsUntouchedSince(db, since, atOnce);
      for (const draft of drafts) {
        await deleteDraft(db, draft.id);
        if (draft.published_listing_id === null) await deleteAlbum(db, draft.album_id);
      }
      return drafts.length;
    });
  }
}
