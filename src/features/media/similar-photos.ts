import { previewImage } from '../../platform/images/images.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import {
  albumsOfOthers,
  candidatesFor,
  fingerprintsIn,
  insertFingerprint,
  photosWithoutFingerprint,
} from './db-fingerprints.ts';
import { alike, fingerprintOf } from './fingerprint.ts';
import { readSource } from './read-source.ts';

/** Albums of other advertisers that hold a photo of this one: resized, cropped by up to 5 %, stored anew or mirrored. */
export async function albumsWithSamePhoto(db: Database, albumId: string): Promise<string[]> {
  const same = new Set<string>();
  for (const own of await fingerprintsIn(db, albumId)) {
    for (const { photoId, windows } of await candidatesFor(db, own)) {
      if (!same.has(photoId) && alike(own, windows)) same.add(photoId);
    }
  }
  return albumsOfOthers(db, albumId, [...same]);
}

/** As many as take the decoder a few seconds, for people's new photos come between them. */
const atOnce = 100;

/** Looks at photos that came before there were fingerprints, and at copies of own listings. */
export async function fingerprintSome(platform: Platform): Promise<void> {
  for (const { id, source_key } of await photosWithoutFingerprint(platform.db, atOnce)) {
    try {
      const source = await readSource(platform, source_key);
      const grey = source && (await previewImage(source, 0).catch(() => undefined))?.grey;
      await insertFingerprint(platform.db, id, grey && fingerprintOf(grey));
    } catch (error) {
      // The storage did not give it, or it has gone meanwhile: the others need not wait for it.
      platform.log.warn({ photoId: id, error }, 'The fingerprint of a photo was not stored');
    }
  }
}
