import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAlbum, photosIn, renumberPhotos, setAlbum } from './db.ts';
import { refuseMore } from './policy.ts';

export type PhotoMove = { photoId: string; albumId: string };

/**
 * Moves photos to the ends of other albums, all or none; `albumIds` limits the albums they may come from and go to.
 * A photo already in its target album keeps its position.
 */
export async function movePhotos(
  platform: Platform,
  albumIds: readonly string[],
  moves: readonly PhotoMove[],
): Promise<Refusal<'not-found' | 'photo-limit-reached'> | undefined> {
  return platform.db.transaction().execute(async (db) => {
    const albums = new Map<string, { album: Parameters<typeof refuseMore>[0]; photoIds: string[] }>();
    const present = Map.groupBy(await photosIn(db, albumIds), ({ album_id }) => album_id);
    // Always locked in the same order, to prevent deadlocks.
    for (const id of albumIds.toSorted()) {
      const album = await lockAlbum(db, id);
      if (album) albums.set(id, { album, photoIds: (present.get(id) ?? []).map((photo) => photo.id) });
    }
    const moved: PhotoMove[] = [];
    for (const { photoId, albumId } of moves) {
      const from = [...albums.values()].find(({ photoIds }) => photoIds.includes(photoId));
      const to = albums.get(albumId);
      if (!from || !to) return refuse('not-found');
      if (from === to) continue;
      const full = refuseMore(to.album, to.photoIds.length);
      if (full) return full;
      from.photoIds = from.photoIds.filter((id) => id !== photoId);
      to.photoIds.push(photoId);
      moved.push({ photoId, albumId });
    }
    for (const { photoId, albumId } of moved)
      await setAlbum(db, photoId, albumId, albums.get(albumId)?.photoIds.indexOf(photoId) ?? 0);
    for (const { photoIds } of albums.values()) if (photoIds.length > 0) await renumberPhotos(db, photoIds);
    return undefined;
  });
}
