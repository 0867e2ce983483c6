import { previewImage } from '../../platform/images/images.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import {
  albumsOfOthers,
  candidatesFor,
  fingerprintsIn,
  insertFingerprint,
  noteFailedTry,
  photosWithoutFingerprint,
} from './db-fingerprints.ts';
import { alike, fingerprintOf } from './fingerprint.ts';
import { readSource } from './read-source.ts';

/**
 * Albums of other advertisers that hold a photo of this one: resized, cropped by up to 5 %, stored anew or mirrored.
 * With `since`, one that was added no earlier.
 */
export async function albumsWithSamePhoto(db: Database, albumId: string, since?: Date): Promise<string[]> {
  const photos = await fingerprintsIn(db, albumId, since);
  const same = (await candidatesFor(db, photos)).filter(({ windows }) =>
    photos.some((own) => alike(own, windows)),
  );
  return albumsOfOthers(
    db,
    albumId,
    same.map(({ photoId }) => photoId),
  );
}

/** As many as take the decoder a few seconds, for people's new photos come between them. */
const atOnce = 100;

const day = 86_400_000;

/**
 * Looks at photos that came before there were fingerprints, and at copies of own listings; of one album, if it is named.
 * What cannot be decoded is tried again on other days.
 */
export async function fingerprintSome(platform: Platform, albumId?: string): Promise<void> {
  const now = platform.clock.now();
  const looked = { triedBefore: new Date(now.getTime() - day), atMost: atOnce, albumId };
  for (const { id, source_key } of await photosWithoutFingerprint(platform.db, looked)) {
    try {
      const source = await readSource(platform, source_key);
      const preview = source && (await previewImage(source, 0).catch(() => undefined));
      if (preview) await insertFingerprint(platform.db, id, preview.grey && fingerprintOf(preview.grey));
      else await noteFailedTry(platform.db, id, now);
    } catch (error) {
      // The storage did not give it, or it has gone meanwhile: the others need not wait for it.
      platform.log.warn({ photoId: id, error }, 'The fingerprint of a photo was not stored');
    }
  }
}
