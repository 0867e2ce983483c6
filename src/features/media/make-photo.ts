import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { type ImageProblem, normaliseImage, previewImage } from '../../platform/images/images.ts';
import type { Platform } from '../../platform/platform.ts';
import { avifMaxPixels, photoMaxPixels } from './contract.ts';
import { findAlbum, findPhotos, insertPhoto, lockAlbum, photosIn } from './db.ts';
import { insertFingerprint } from './db-fingerprints.ts';
import { fingerprintOf } from './fingerprint.ts';
import { photoKey } from './photo-row.ts';
import { refuseMore } from './policy.ts';
import { queueProcessing } from './process-photo.ts';
import { uploadPath } from './upload-file.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    /** Emitted for a photo that is not private; if its album is already public, the photo is then checked. */
    'photo-added': { albumId: string; addedAt: string };
  }
}

export type PictureRefusal = Refusal<
  | 'photo-not-an-image'
  | 'photo-heic'
  | 'photo-broken'
  | 'photo-too-many-pixels'
  | 'photo-avif-too-many-pixels'
  | 'photo-limit-reached'
>;

/** `lowPriority`: nobody is waiting, so its widths are made after those of other photos. */
export type NewPhoto = { photoId: string; albumId: string; path: string; lowPriority?: boolean };

/** Makes a photo from a complete file and appends it to an album. Idempotent for the same id. */
export async function makePhoto(
  platform: Platform,
  { photoId, albumId, path, lowPriority }: NewPhoto,
): Promise<PictureRefusal | Refusal<'not-found'> | undefined> {
  // Checked again below under the lock; checking here avoids unnecessary work.
  const album = await findAlbum(platform.db, albumId);
  if (!album) return refuse('not-found');
  const many = refuseMore(album, (await photosIn(platform.db, [albumId])).length);
  if (many) return many;

  const image = await normaliseImage(path, { maxPixels: photoMaxPixels, maxAvifPixels: avifMaxPixels });
  if (typeof image === 'string') return refusalOf(image);
  const { preview, placeholder, grey, width, height } = await previewImage(image.source, 0);
  const isPrivate = album.conversationId !== null;
  // Copies are searched for among listings only: photos in private messages are not fingerprinted.
  const fingerprint = isPrivate ? undefined : fingerprintOf(grey);
  const sourceKey = photoKey('sources', photoId, image.source, 'source.jpg');
  const previewKey = photoKey(isPrivate ? 'sources' : 'photos', photoId, preview, 'preview.webp');
  await platform.storage.put(sourceKey, image.source);
  await platform.storage.put(previewKey, preview);

  return platform.db.transaction().execute(async (db) => {
    if (!(await lockAlbum(db, albumId))) return refuse('not-found');
    if ((await findPhotos(db, [photoId])).length > 0) return undefined;
    const position = (await photosIn(db, [albumId])).length;
    const full = refuseMore(album, position);
    if (full) return full;
    const now = platform.clock.now();
    await insertPhoto(db, {
      id: photoId,
      album_id: albumId,
      position,
      state: 'processing',
      content_hash: createHash('sha256').update(image.source).digest('hex'),
      source_key: sourceKey,
      preview_key: previewKey,
      width,
      height,
      placeholder,
      created_at: now,
      removed_at: null,
    });
    await insertFingerprint(db, photoId, fingerprint);
    await queueProcessing(platform, db, photoId, { lowPriority });
    if (!isPrivate) await platform.queue.add(db, 'photo-added', { albumId, addedAt: now.toISOString() });
    return undefined;
  });
}

const tooHeavy = 'Fotka se po rozbalení nevejde do paměti. Zmenši ji a nahraj znovu.';

function refusalOf(problem: ImageProblem): PictureRefusal {
  switch (problem) {
    case 'not-an-image':
      return refuse('photo-not-an-image');
    case 'heic':
      return refuse('photo-heic');
    case 'broken':
      return refuse('photo-broken');
    case 'too-many-pixels':
      return refuse('photo-too-many-pixels');
    case 'avif-too-many-pixels':
      return refuse('photo-avif-too-many-pixels');
    case 'too-much-memory':
      return refuse('photo-too-many-pixels', { message: tooHeavy });
  }
}

/** Adds a picture from memory, such as a demo one, the same way as an uploaded one; returns its id. */
export async function addPhoto(
  platform: Platform,
  albumId: string,
  bytes: Uint8Array,
): Promise<string | PictureRefusal | Refusal<'not-found'>> {
  const photoId = platform.ids.uuid();
  const path = uploadPath(platform, photoId);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, bytes);
    return (await makePhoto(platform, { photoId, albumId, path, lowPriority: true })) ?? photoId;
  } finally {
    await rm(path, { force: true });
  }
}
