import { imageVariant } from '../../platform/images/images.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { photoWidths } from './contract.ts';
import { findPhotos, setFailed, setReady } from './db.ts';
import { folderOf, photoKey, turnOf, type Variant } from './photo-row.ts';
import { readSource } from './read-source.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'process-photo': { photoId: string };
  }
}

/**
 * Queues making the widths, in the caller's transaction; idempotent while the job is pending. The decoder handles
 * one photo at a time and a hundred waiting photos must not delay emails, so photos have two queues of their own,
 * which keep the decoder busy and the rest of the queue free.
 */
export async function queueProcessing(
  platform: Platform,
  db: Database,
  photoId: string,
  { lowPriority = false } = {},
): Promise<void> {
  const queueName = photoId < '8' ? 'photos 1' : 'photos 2';
  const key = `process-photo:${photoId}`;
  await platform.queue.add(db, 'process-photo', { photoId }, { key, queueName, lowPriority });
}

/** For this long the disk of the pictures may only be away, and the job is tried again. */
const missingForMs = 24 * 60 * 60 * 1_000;

/** Makes all widths of a photo in AVIF and WebP. Idempotent: a second run writes the same files. */
export async function processPhoto(platform: Platform, photoId: string): Promise<void> {
  const [photo] = await findPhotos(platform.db, [photoId]);
  if (!photo || photo.state !== 'processing' || photo.removed_at) return;
  const source = await readSource(platform, photo.source_key);
  if (!source) {
    if (platform.clock.now().getTime() - photo.created_at.getTime() < missingForMs)
      throw new Error(`The original of a photo cannot be found at ${photo.source_key}`);
    platform.log.error({ photoId, key: photo.source_key }, 'The original of a photo is missing');
    return setFailed(platform.db, photoId);
  }
  const variants: Variant[] = [];
  for (const width of widthsOf(photo.width)) {
    for (const format of ['avif', 'webp'] as const) {
      const bytes = await imageVariant(source, turnOf(photo), width, format);
      const key = photoKey(folderOf(photo), photoId, bytes, `${width}.${format}`);
      await platform.storage.put(key, bytes);
      variants.push({ key, format, width });
    }
  }
  await setReady(platform.db, photoId, photo.turn, variants);
}

/**
 * The widths to make for a photo, in pixels: all standard ones narrower than it, and its own width or the largest
 * standard one.
 */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, Math.max(...photoWidths));
  return [...photoWidths.filter((step) => step < widest), widest];
}
