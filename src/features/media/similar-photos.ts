import { previewImage } from '../../platform/images/images.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import {
  albumsOfOthers,
  candidatesFor,
  fingerprintsIn,
  insertFingerprint,
  recordFailedAttempt,
  photosWithoutFingerprint,
} from './db-fingerprints.ts';
import { isCopy, fingerprintOf } from './fingerprint.ts';
import { readSource } from './read-source.ts';

/**
 * Albums of other advertisers that contain a photo of this one: resized, cropped by up to 5 %, re-encoded or
 * mirrored. With `since`, only photos of this album added since then are compared.
 */
export async function albumsWithSamePhoto(db: Database, albumId: string, since?: Date): Promise<string[]> {
  const photos = await fingerprintsIn(db, albumId, since);
  const same = (await candidatesFor(db, photos)).filter(({ windows }) =>
    photos.some((own) => isCopy(own, windows)),
  );
  return albumsOfOthers(
    db,
    albumId,
    same.map(({ photoId }) => photoId),
  );
}

/** Batch size, a few seconds of decoding: newly uploaded photos are decoded in between. */
const batchSize = 100;

const day = 86_400_000;

/**
 * Fingerprints older photos that have none yet and copies of own listings; of one album, if given. A picture that
 * cannot be decoded is retried on other days.
 */
export async function fingerprintMissing(platform: Platform, albumId?: string): Promise<void> {
  const now = platform.clock.now();
  const looked = { triedBefore: new Date(now.getTime() - day), atMost: batchSize, albumId };
  for (const { id, source_key } of await photosWithoutFingerprint(platform.db, looked)) {
    try {
      const source = await readSource(platform, source_key);
      const preview = source && (await previewImage(source, 0).catch(() => undefined));
      if (preview) await insertFingerprint(platform.db, id, preview.grey && fingerprintOf(preview.grey));
      else await recordFailedAttempt(platform.db, id, now);
    } catch (error) {
      // The storage failed, or the photo was deleted meanwhile: the other photos must not wait for it.
      platform.log.warn({ photoId: id, error }, 'The fingerprint of a photo was not stored');
    }
  }
}
