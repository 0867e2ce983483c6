import { type ErrorCode, type Refusal, refuse } from '../../contract/errors.ts';
import { previewImage } from '../../platform/images/images.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { Album, Photo } from './contract.ts';
import {
  type AlbumRow,
  findPhoto,
  firstPhotosIn,
  insertAlbum,
  lockAlbum,
  renumberPhotos,
  ownAlbum,
  photosIn,
  setMinPhotos,
  setRemoved,
  setTurned,
} from './db.ts';
import { folderOf, photoKey, photoView, nextTurn, turnOf } from './photo-row.ts';
import { refuseMore } from './policy.ts';
import { queueProcessing } from './process-photo.ts';
import { readSource } from './read-source.ts';

/**
 * Creates an empty album of the advertiser for a draft or a listing; returns its id. `capacity` is set for a batch's
 * pile, whose photos are later moved to other albums.
 */
export async function createAlbum(
  platform: Platform,
  db: Database,
  advertiserId: string,
  capacity?: number,
): Promise<string> {
  const id = platform.ids.uuid();
  await insertAlbum(db, { id, advertiserId, capacity, now: platform.clock.now() });
  return id;
}

/** One of the caller's own albums; not-found for anybody else's. */
export async function readAlbum(
  db: Database,
  albumId: string,
  advertiserId: string,
): Promise<Album | Refusal<'not-found'>> {
  return (await ownAlbum(db, albumId, advertiserId)) ? albumView(db, albumId) : refuse('not-found');
}

/** Photos of many albums by album id, each list in order; albums without photos are omitted. */
export async function photosOfAlbums(
  db: Database,
  albumIds: readonly string[],
): Promise<Map<string, Photo[]>> {
  const rows = await photosIn(db, albumIds);
  const byAlbum = Map.groupBy(rows, (row) => row.album_id);
  return new Map([...byAlbum].map(([albumId, photos]) => [albumId, photos.map(photoView)]));
}

/** The main photo and the number of photos of many albums; albums without photos are omitted. */
export async function albumCovers(
  db: Database,
  albumIds: readonly string[],
): Promise<Map<string, { photo: Photo; count: number }>> {
  const rows = await firstPhotosIn(db, albumIds);
  return new Map(rows.map((row) => [row.album_id, { photo: photoView(row), count: row.count }]));
}

/**
 * Sets the minimum number of photos the album must keep; returns false, without a change, when it has fewer. Locks
 * the album until the caller's transaction ends, so that none is removed meanwhile.
 */
export async function requirePhotos(db: Database, albumId: string, minCount: number): Promise<boolean> {
  const album = await lockAlbum(db, albumId);
  if (!album || (await photosIn(db, [albumId])).length < minCount) return false;
  if (album.minPhotos !== minCount) await setMinPhotos(db, albumId, minCount);
  return true;
}

/**
 * Locks an own album, applies the change and returns the resulting album. `change` receives the photo ids in order;
 * it must refuse before it writes.
 */
export async function changeAlbum<Code extends ErrorCode>(
  platform: Platform,
  { albumId, advertiserId }: { albumId: string; advertiserId: string },
  change: (db: Database, photoIds: string[], album: AlbumRow) => Promise<Refusal<Code> | undefined>,
): Promise<Album | Refusal<Code | 'not-found'>> {
  return platform.db.transaction().execute(async (db) => {
    const album = await lockAlbum(db, albumId);
    if (!album || !(await ownAlbum(db, albumId, advertiserId))) return refuse('not-found');
    const photos = await photosIn(db, [albumId]);
    const refusal = await change(
      db,
      photos.map(({ id }) => id),
      album,
    );
    return refusal ?? albumView(db, albumId);
  });
}

async function albumView(db: Database, albumId: string): Promise<Album> {
  return { id: albumId, photos: (await photosIn(db, [albumId])).map(photoView) };
}

/** The ids with `id` moved to `position`, or to the end when that is beyond it. */
export function moveTo(ids: readonly string[], id: string, position: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(position, 0, id);
}

/** Whether both contain the same items, without duplicates. */
export function sameSet(one: readonly string[], other: readonly string[]): boolean {
  const set = new Set(one);
  return (
    set.size === one.length &&
    one.length === other.length &&
    new Set(other).size === other.length &&
    other.every((id) => set.has(id))
  );
}

const changedMeanwhile = 'Fotky se mezitím změnily. Načti stránku znovu a seřaď je ještě jednou.';

/** Reorders all photos of the album; the first becomes the main one. */
export async function orderPhotos(
  platform: Platform,
  order: { albumId: string; advertiserId: string; photoIds: string[] },
): Promise<Album | Refusal<'not-found' | 'invalid-input'>> {
  return changeAlbum(platform, order, async (db, present) => {
    if (!sameSet(present, order.photoIds)) {
      return refuse('invalid-input', { fields: { photoIds: [changedMeanwhile] } });
    }
    await renumberPhotos(db, order.photoIds);
    return undefined;
  });
}

/** Rotates a photo by 90 degrees clockwise: the preview at once, its widths in a job. */
export async function turnPhoto(platform: Platform, own: OwnPhoto): Promise<Album | Refusal<'not-found'>> {
  // The album stays locked while the preview is made, so that of two clicks the second rotates the result of the
  // first.
  return changeAlbum(platform, own, async (db, present) => {
    const photo = present.includes(own.photoId) ? await findPhoto(db, own.albumId, own.photoId) : undefined;
    const source = photo && (await readSource(platform, photo.source_key));
    if (!source) return refuse('not-found');
    const turn = nextTurn(turnOf(photo));
    const { preview, placeholder, width, height } = await previewImage(source, turn);
    const previewKey = photoKey(folderOf(photo), photo.id, preview, 'preview.webp');
    await platform.storage.put(previewKey, preview);
    await setTurned(db, photo.id, { turn, width, height, placeholder, preview_key: previewKey });
    await queueProcessing(platform, db, photo.id);
    return undefined;
  });
}

export type OwnPhoto = { albumId: string; photoId: string; advertiserId: string };

/**
 * Removes a photo from its album. Its row and position are stored for a day, so that it can be restored. The last
 * photo of a published offer cannot be removed until another is added.
 */
export async function removePhoto(
  platform: Platform,
  photo: OwnPhoto,
): Promise<Album | Refusal<'not-found' | 'photo-required'>> {
  return changeAlbum(platform, photo, async (db, present, { minPhotos }) => {
    if (!present.includes(photo.photoId)) return refuse('not-found');
    if (present.length <= minPhotos) return refuse('photo-required');
    await setRemoved(db, photo.photoId, platform.clock.now());
    await renumberPhotos(
      db,
      present.filter((id) => id !== photo.photoId),
    );
    return undefined;
  });
}

/** Restores a removed photo to its former position; does nothing when it is not removed. */
export async function restorePhoto(
  platform: Platform,
  { albumId, photoId, advertiserId }: OwnPhoto,
): Promise<Album | Refusal<'not-found' | 'photo-limit-reached'>> {
  return changeAlbum(platform, { albumId, advertiserId }, async (db, present, album) => {
    const photo = await findPhoto(db, albumId, photoId);
    if (!photo) return refuse('not-found');
    if (photo.removed_at === null) return undefined;
    const full = refuseMore(album, present.length);
    if (full) return full;
    await setRemoved(db, photoId, null);
    await renumberPhotos(db, moveTo(present, photoId, photo.position));
    if (photo.state === 'processing') await queueProcessing(platform, db, photoId);
    return undefined;
  });
}
