import { type ErrorCode, type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { Album, Photo } from './contract.ts';
import { firstPhotosIn, insertAlbum, lockAlbum, ownsAlbum, photosIn, setMinPhotos } from './db.ts';
import { photoView } from './photo-row.ts';

/** An empty album of the advertiser, for a draft or a listing to point at; returns its id. */
export async function createAlbum(platform: Platform, db: Database, advertiserId: string): Promise<string> {
  const id = platform.ids.uuid();
  await insertAlbum(db, { id, advertiserId, now: platform.clock.now() });
  return id;
}

/** An own album; somebody else's does not exist for the caller. */
export async function readAlbum(
  db: Database,
  albumId: string,
  advertiserId: string,
): Promise<Album | Refusal<'not-found'>> {
  return (await ownsAlbum(db, albumId, advertiserId)) ? albumView(db, albumId) : refuse('not-found');
}

/** Photos of many albums by album, each list in its order; an album without photos is missing. */
export async function photosOfAlbums(
  db: Database,
  albumIds: readonly string[],
): Promise<Map<string, Photo[]>> {
  const rows = await photosIn(db, albumIds);
  const byAlbum = Map.groupBy(rows, (row) => row.album_id);
  return new Map([...byAlbum].map(([albumId, photos]) => [albumId, photos.map(photoView)]));
}

/** The main photo of many albums and how many each has; an album without photos is missing. */
export async function albumCovers(
  db: Database,
  albumIds: readonly string[],
): Promise<Map<string, { photo: Photo; count: number }>> {
  const rows = await firstPhotosIn(db, albumIds);
  return new Map(rows.map((row) => [row.album_id, { photo: photoView(row), count: row.count }]));
}

/**
 * From now on the album keeps at least this many photos; false, and nothing changes, when it has fewer.
 * Holds the album until the caller's transaction ends, so that none is removed meanwhile.
 */
export async function requirePhotos(db: Database, albumId: string, minCount: number): Promise<boolean> {
  const album = await lockAlbum(db, albumId);
  if (!album || (await photosIn(db, [albumId])).length < minCount) return false;
  if (album.minPhotos !== minCount) await setMinPhotos(db, albumId, minCount);
  return true;
}

/**
 * Changes an own album while nobody else can, and answers with what it has become.
 * The change gets the ids in their order, and refuses before it has written anything.
 */
export async function changeAlbum<Code extends ErrorCode>(
  platform: Platform,
  { albumId, advertiserId }: { albumId: string; advertiserId: string },
  change: (db: Database, photoIds: string[], minPhotos: number) => Promise<Refusal<Code> | undefined>,
): Promise<Album | Refusal<Code | 'not-found'>> {
  return platform.db.transaction().execute(async (db) => {
    const album = await lockAlbum(db, albumId);
    if (!album || !(await ownsAlbum(db, albumId, advertiserId))) return refuse('not-found');
    const photos = await photosIn(db, [albumId]);
    const refusal = await change(
      db,
      photos.map(({ id }) => id),
      album.minPhotos,
    );
    return refusal ?? albumView(db, albumId);
  });
}

async function albumView(db: Database, albumId: string): Promise<Album> {
  return { id: albumId, photos: (await photosIn(db, [albumId])).map(photoView) };
}
