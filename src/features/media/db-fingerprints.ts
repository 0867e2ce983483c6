import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { type Fingerprint, keysOfCopies } from './fingerprint.ts';

/**
 * A photo without a fingerprint gets a row too, so that it is analysed only once; an existing fingerprint is not
 * overwritten.
 */
export async function insertFingerprint(
  db: Database,
  photoId: string,
  found: Fingerprint | undefined,
): Promise<void> {
  const windows = found ? Buffer.from(found.windows.buffer) : null;
  await db
    .insertInto('photo_fingerprints')
    .values({ photo_id: photoId, windows, keys: found?.keys ?? null })
    .onConflict((conflict) =>
      conflict
        .column('photo_id')
        .doUpdateSet({ windows, keys: found?.keys ?? null, failed_tries: 0 })
        .where('photo_fingerprints.failed_tries', '>', 0),
    )
    .execute();
}

/** Counts a failed attempt at decoding the picture; it is tried again another day. */
export async function recordFailedAttempt(db: Database, photoId: string, now: Date): Promise<void> {
  await db
    .insertInto('photo_fingerprints')
    .values({ photo_id: photoId, failed_tries: 1, tried_at: now })
    .onConflict((conflict) =>
      conflict.column('photo_id').doUpdateSet((row) => ({
        failed_tries: row('photo_fingerprints.failed_tries', '+', 1),
        tried_at: now,
      })),
    )
    .execute();
}

/** A picture that cannot be decoded after this many attempts is given up. */
const maxTries = 5;

/**
 * Photos not analysed yet, and those that failed to decode and were last tried before `triedBefore`; of one album or
 * of all.
 */
export async function photosWithoutFingerprint(
  db: Database,
  { triedBefore, atMost, albumId }: { triedBefore: Date; atMost: number; albumId: string | undefined },
) {
  const photos = db
    .selectFrom('photos')
    .leftJoin('photo_fingerprints', 'photo_fingerprints.photo_id', 'photos.id')
    .where((row) =>
      row.or([
        row('photo_fingerprints.photo_id', 'is', null),
        row('tried_at', '<', triedBefore).and('failed_tries', '>', 0).and('failed_tries', '<', maxTries),
      ]),
    );
  return (albumId === undefined ? photos : photos.where('album_id', '=', albumId))
    .select(['photos.id', 'source_key'])
    .limit(atMost)
    .execute();
}

/** Fingerprints of the photos of an album, without plain ones; with `since`, only photos added since then. */
export async function fingerprintsIn(db: Database, albumId: string, since?: Date): Promise<Uint32Array[]> {
  const photos = db
    .selectFrom('photos')
    .innerJoin('photo_fingerprints', 'photo_fingerprints.photo_id', 'photos.id')
    .where('album_id', '=', albumId)
    .where('removed_at', 'is', null);
  const rows = await (since ? photos.where('created_at', '>=', since) : photos).select('windows').execute();
  return rows.flatMap(({ windows }) => (windows ? [windowsIn(windows)] : []));
}

export type Candidate = { photoId: string; windows: Uint32Array };

/**
 * Upper bound of candidates for each photo: a photo with more copies is reported anyway, and comparing is
 * CPU-intensive.
 */
const maxCandidates = 100;

/**
 * Photos that share a key with one of these photos or its mirror image; only a few are copies. The keys are in a
 * subquery: given so many of them, the planner expects to match half the table and scans all of it.
 */
export async function candidatesFor(db: Database, photos: readonly Uint32Array[]): Promise<Candidate[]> {
  if (photos.length === 0) return [];
  const rows = await db
    .selectFrom('photo_fingerprints')
    .where(
      sql<boolean>`keys && (select ${photos.flatMap((windows) => [...keysOfCopies(windows)])}::integer[])`,
    )
    .select(['photo_id', 'windows'])
    .limit(photos.length * maxCandidates)
    .execute();
  return rows.flatMap((row) =>
    row.windows ? [{ photoId: row.photo_id, windows: windowsIn(row.windows) }] : [],
  );
}

/** Of the albums of these photos, those of advertisers other than this album's; removed photos are ignored. */
export async function albumsOfOthers(
  db: Database,
  albumId: string,
  photoIds: readonly string[],
): Promise<string[]> {
  if (photoIds.length === 0) return [];
  const rows = await db
    .selectFrom('photos')
    .innerJoin('albums', 'albums.id', 'photos.album_id')
    .where('photos.id', 'in', photoIds)
    .where('removed_at', 'is', null)
    .where(
      sql<boolean>`albums.advertiser_id <> (select own.advertiser_id from albums as own where own.id = ${albumId})`,
    )
    .select('album_id')
    .distinct()
    .execute();
  return rows.map((row) => row.album_id);
}

/** Copied, because the driver's buffer may be unaligned and a Uint32Array must not be. */
const windowsIn = (bytes: Buffer) => new Uint32Array(new Uint8Array(bytes).buffer);
