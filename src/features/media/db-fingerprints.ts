import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { type Fingerprint, keysOfCopies } from './fingerprint.ts';

/** A photo without a fingerprint is noted too, so that it is looked at once; the second time changes nothing. */
export async function insertFingerprint(
  db: Database,
  photoId: string,
  found: Fingerprint | undefined,
): Promise<void> {
  const windows = found ? Buffer.from(found.windows.buffer) : null;
  await db
    .insertInto('photo_fingerprints')
    .values({ photo_id: photoId, windows, keys: found?.keys ?? null })
    .onConflict((conflict) => conflict.column('photo_id').doNothing())
    .execute();
}

/** Photos that nobody has looked at yet. */
export async function photosWithoutFingerprint(db: Database, atMost: number) {
  return db
    .selectFrom('photos')
    .leftJoin('photo_fingerprints', 'photo_fingerprints.photo_id', 'photos.id')
    .where('photo_fingerprints.photo_id', 'is', null)
    .select(['photos.id', 'source_key'])
    .limit(atMost)
    .execute();
}

/** Windows of the photos of an album, without plain ones. */
export async function fingerprintsIn(db: Database, albumId: string): Promise<Uint32Array[]> {
  const rows = await db
    .selectFrom('photos')
    .innerJoin('photo_fingerprints', 'photo_fingerprints.photo_id', 'photos.id')
    .where('album_id', '=', albumId)
    .where('removed_at', 'is', null)
    .select('windows')
    .execute();
  return rows.flatMap(({ windows }) => (windows ? [windowsIn(windows)] : []));
}

export type Candidate = { photoId: string; windows: Uint32Array };

/** A photo that stands in more places than that is known well enough; comparing takes the processor. */
const maxCandidates = 100;

/**
 * Photos that share a part with a photo or its mirror; few of them are copies. The keys are hidden in a query of their
 * own: seeing so many, the planner expects to find half the table and reads all of it.
 */
export async function candidatesFor(db: Database, windows: Uint32Array): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('photo_fingerprints')
    .where(sql<boolean>`keys && (select ${keysOfCopies(windows)}::integer[])`)
    .select(['photo_id', 'windows'])
    .limit(maxCandidates)
    .execute();
  return rows.flatMap((row) =>
    row.windows ? [{ photoId: row.photo_id, windows: windowsIn(row.windows) }] : [],
  );
}

/** Albums of these photos that belong to others than this one does, without removed photos. */
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

/** The driver's buffer may begin anywhere, numbers may not. */
const windowsIn = (bytes: Buffer) => new Uint32Array(new Uint8Array(bytes).buffer);
