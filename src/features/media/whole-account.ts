import type { Database, Platform } from '../../platform/platform.ts';
import { ownPhotos } from './db-whole-account.ts';
import { keysOf } from './photo-row.ts';

export type PhotoFile = { albumId: string; position: number; photoId: string; key: string };

/** The original file of each photo, album by album; including removed ones while they are stored. */
export async function* photoFilesOf(db: Database, advertiserId: string): AsyncGenerator<PhotoFile> {
  for await (const row of ownPhotos(db, advertiserId)) {
    yield { albumId: row.album_id, position: row.position, photoId: row.id, key: row.source_key };
  }
}

/** Deletes the files of every photo of an advertiser; the caller deletes the rows. Idempotent. */
export async function deletePhotoFiles({ db, storage }: Platform, advertiserId: string): Promise<void> {
  for await (const row of ownPhotos(db, advertiserId)) {
    for (const key of keysOf(row)) await storage.delete(key);
  }
}
