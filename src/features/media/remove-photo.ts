import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeAlbum } from './album.ts';
import { type Album, photosPerAlbum } from './contract.ts';
import { findPhoto, numberPhotos, setRemoved } from './db.ts';
import { placedAt } from './order.ts';
import { queueProcessing } from './process-photo.ts';

export type OwnPhoto = { albumId: string; photoId: string; advertiserId: string };

/**
 * Takes a photo out of its album. It keeps its place for a day, in case it is restored.
 * The last photo of a published offer stays until another is added.
 */
export async function removePhoto(
  platform: Platform,
  photo: OwnPhoto,
): Promise<Album | Refusal<'not-found' | 'photo-required'>> {
  return changeAlbum(platform, photo, async (db, present, minPhotos) => {
    if (!present.includes(photo.photoId)) return refuse('not-found');
    if (present.length <= minPhotos) return refuse('photo-required');
    await setRemoved(db, photo.photoId, platform.clock.now());
    await numberPhotos(
      db,
      present.filter((id) => id !== photo.photoId),
    );
    return undefined;
  });
}

/** Brings a removed photo back to where it was; for one that is there already nothing changes. */
export async function restorePhoto(
  platform: Platform,
  { albumId, photoId, advertiserId }: OwnPhoto,
): Promise<Album | Refusal<'not-found' | 'photo-limit-reached'>> {
  return changeAlbum(platform, { albumId, advertiserId }, async (db, present) => {
    const photo = await findPhoto(db, albumId, photoId);
    if (!photo) return refuse('not-found');
    if (photo.removed_at === null) return undefined;
    if (present.length >= photosPerAlbum) return refuse('photo-limit-reached');
    await setRemoved(db, photoId, null);
    await numberPhotos(db, placedAt(present, photoId, photo.position));
    if (photo.state === 'processing') await queueProcessing(platform, db, photoId);
    return undefined;
  });
}
