import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { PhotoRow } from './photo-row.ts';

const batch = 200;

/** All photos of an advertiser, read in batches, by album and position. */
export async function* ownPhotos(db: Database, advertiserId: string): AsyncGenerator<PhotoRow> {
  let last: PhotoRow | undefined;
  for (;;) {
    const rows = await after(db, advertiserId, last).execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < batch) return;
  }
}

function after(db: Database, advertiserId: string, last: PhotoRow | undefined) {
  const photos = db
    .selectFrom('photos')
    .innerJoin('albums', 'albums.id', 'photos.album_id')
    .where('albums.advertiser_id', '=', advertiserId)
    .selectAll('photos')
    .orderBy('photos.album_id')
    .orderBy('photos.position')
    .orderBy('photos.id')
    .limit(batch);
  if (!last) return photos;
  return photos.where(
    sql<boolean>`(photos.album_id, photos.position, photos.id) > (${last.album_id}, ${last.position}, ${last.id})`,
  );
}
