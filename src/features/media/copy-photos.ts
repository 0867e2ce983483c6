import type { Refusal } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { insertPhoto, photosIn } from './db.ts';
import { photoKey, type PhotoRow, type Variant, variantsOf } from './photo-row.ts';
import { queueProcessing } from './process-photo.ts';
import { copiedPhotoBytes, takeFromQuota } from './quota.ts';
import { readSource } from './read-source.ts';

type PhotoCopies = readonly PhotoRow[];

/**
 * Copies the files of an album's photos; `insertCopies` adds their rows. Files without rows are deleted after a day.
 */
export async function copyFiles(
  platform: Platform,
  albumId: string,
  who: { advertiserId: string; client: string },
): Promise<PhotoCopies | Refusal<'photo-quota-reached'>> {
  const photos = await photosIn(platform.db, [albumId]);
  const intake = { ...who, files: photos.length, bytes: photos.length * copiedPhotoBytes };
  const full = await platform.db.transaction().execute((db) => takeFromQuota(platform, db, intake));
  if (full) return full;
  const copies: PhotoRow[] = [];
  for (const photo of photos) {
    const copy = await copyOf(platform, photo);
    if (copy) copies.push(copy);
  }
  return copies;
}

/** Inserts copies into an empty album, in their order. */
export async function insertCopies(
  platform: Platform,
  db: Database,
  albumId: string,
  copies: PhotoCopies,
): Promise<void> {
  for (const [position, copy] of copies.entries()) {
    const variants = JSON.stringify(copy.variants);
    const created_at = platform.clock.now();
    await insertPhoto(db, { ...copy, album_id: albumId, position, variants, created_at });
    if (copy.state === 'processing') await queueProcessing(platform, db, copy.id);
  }
}

/** Undefined when the file is missing from the storage. */
async function copyOf(platform: Platform, photo: PhotoRow): Promise<PhotoRow | undefined> {
  const id = platform.ids.uuid();
  const source = await copyFile(platform, photo.source_key, (bytes) =>
    photoKey('sources', id, bytes, 'source.jpg'),
  );
  const preview = await copyFile(platform, photo.preview_key, (bytes) =>
    photoKey('photos', id, bytes, 'preview.webp'),
  );
  if (source === undefined || preview === undefined) return undefined;
  const variants: Variant[] = [];
  for (const variant of variantsOf(photo)) {
    const key = await copyFile(platform, variant.key, (bytes) =>
      photoKey('photos', id, bytes, `${variant.width}.${variant.format}`),
    );
    if (key !== undefined) variants.push({ ...variant, key });
  }
  return { ...photo, id, source_key: source, preview_key: preview, variants };
}

async function copyFile(
  platform: Platform,
  from: string,
  keyFor: (bytes: Uint8Array) => string,
): Promise<string | undefined> {
  const bytes = await readSource(platform, from);
  if (!bytes) return undefined;
  const key = keyFor(bytes);
  await platform.storage.put(key, bytes);
  return key;
}
