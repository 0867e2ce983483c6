import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { createAlbum } from '../media/index.ts';
import type { Draft } from './contract.ts';
import { insertDraft, latestDraft, lockAdvertiser } from './db-drafts.ts';
import { draftView, draftsEndBefore } from './drafts.ts';

/** The draft to go on with, or a new one with an empty album. A published draft never comes back. */
export async function openDraft(platform: Platform, { advertiserId }: Viewer, kind: Kind): Promise<Draft> {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    const { placeShown } = await lockAdvertiser(db, advertiserId);
    const latest = await latestDraft(db, { advertiserId, kind, usedSince: draftsEndBefore(now) });
    if (latest) return draftView(db, latest);
    const albumId = await createAlbum(platform, db, advertiserId);
    return draftView(
      db,
      await insertDraft(db, {
        id: platform.ids.uuid(),
        advertiserId,
        kind,
        albumId,
        values: placeShown === 'exact' ? { placeShown } : {},
        now,
      }),
    );
  });
}
