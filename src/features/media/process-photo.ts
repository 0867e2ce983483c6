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
 * Has the widths made, in the caller's transaction; asking again before it is done does no harm.
 * The decoder takes one photo at a time, so a hundred waiting ones must not keep the emails waiting:
 * two queues keep the decoder busy and the rest of the queue free.
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

/** Makes all widths of a photo in AVIF and WebP. May run twice: the second time writes the same files. */
export async function processPhoto(platform: Platform, photoId: string): Promise<void> {
  const [photo] = await findPhotos(platform.db, [photoId]);
  if (!photo || photo.state !== 'processing' || photo.removed_at) return;
  const source = await readSource(platform, photo.source_key);
  if (!source) {
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

/** The widths a photo is made in, in pixels: never wider than itself, and its own width when it falls between. */
export function widthsOf(width: number): number[] {
  const widest = Math.min(width, Math.max(...photoWidths));
  return [...photoWidths.filter((step) => step < widest), widest];
}
