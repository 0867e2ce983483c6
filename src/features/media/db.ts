import { type Insertable, sql } from 'kysely';
import type { PhotosTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { PhotoRow, Variant } from './photo-row.ts';

type NewAlbum = { id: string; advertiserId: string; capacity: number | undefined; now: Date };

export async function insertAlbum(db: Database, { id, advertiserId, capacity, now }: NewAlbum) {
  await db
    .insertInto('albums')
    .values({ id, advertiser_id: advertiserId, capacity: capacity ?? null, created_at: now })
    .execute();
}

/** Deletes the album with its photos and uploads; their files are deleted by the next sweep. */
export async function deleteAlbum(db: Database, albumId: string): Promise<void> {
  await db.deleteFrom('albums').where('id', '=', albumId).execute();
}

export type AlbumRow = {
  minPhotos: number;
  /** The conversation whose next message includes the photos; null for a listing's album. */
  conversationId: string | null;
  /** Set for a batch's pile; null means the default limit. */
  capacity: number | null;
};

export async function findAlbum(db: Database, albumId: string): Promise<AlbumRow | undefined> {
  return albumOf(db, albumId).executeTakeFirst();
}

export async function ownAlbum(
  db: Database,
  albumId: string,
  advertiserId: string,
): Promise<AlbumRow | undefined> {
  return albumOf(db, albumId).where('advertiser_id', '=', advertiserId).executeTakeFirst();
}

/** Locks the album until the transaction ends, so that concurrent changes cannot exceed its limit of photos. */
export async function lockAlbum(db: Database, albumId: string): Promise<AlbumRow | undefined> {
  return albumOf(db, albumId).forUpdate().executeTakeFirst();
}

export async function setMinPhotos(db: Database, albumId: string, minCount: number): Promise<void> {
  await db.updateTable('albums').set({ fewest_photos: minCount }).where('id', '=', albumId).execute();
}

/** Albums sent with a message are excluded: they can no longer be changed. */
function albumOf(db: Database, albumId: string) {
  return db
    .selectFrom('albums')
    .where('id', '=', albumId)
    .where('message_id', 'is', null)
    .select(['fewest_photos as minPhotos', 'conversation_id as conversationId', 'capacity']);
}

/** Photos that are not removed, in order. */
export async function photosIn(db: Database, albumIds: readonly string[]): Promise<PhotoRow[]> {
  if (albumIds.length === 0) return [];
  return db
    .selectFrom('photos')
    .selectAll()
    .where('album_id', 'in', albumIds)
    .where('removed_at', 'is', null)
    .orderBy('album_id')
    .orderBy('position')
    .execute();
}

/** The first photo of each album, with its number of photos. */
export async function firstPhotosIn(
  db: Database,
  albumIds: readonly string[],
): Promise<(PhotoRow & { count: number })[]> {
  if (albumIds.length === 0) return [];
  return db
    .selectFrom('photos')
    .distinctOn('album_id')
    .selectAll()
    .select(({ fn }) =>
      fn
        .countAll<number>()
        .over((window) => window.partitionBy('album_id'))
        .as('count'),
    )
    .where('album_id', 'in', albumIds)
    .where('removed_at', 'is', null)
    .orderBy('album_id')
    .orderBy('position')
    .execute();
}

export async function findPhotos(db: Database, ids: readonly string[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('photos').selectAll().where('id', 'in', ids).execute();
}

export async function findPhoto(db: Database, albumId: string, id: string): Promise<PhotoRow | undefined> {
  return db
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', id)
    .where('album_id', '=', albumId)
    .executeTakeFirst();
}

export async function insertPhoto(db: Database, photo: Insertable<PhotosTable>): Promise<void> {
  await db.insertInto('photos').values(photo).execute();
}

/** Renumbers the photos from 0 in the order of their ids. */
export async function renumberPhotos(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    update photos set position = named.place - 1
    from unnest(${ids}::uuid[]) with ordinality as named (id, place)
    where photos.id = named.id and photos.position <> named.place - 1`.execute(db);
}

/** Moves a photo to `position` of another album. */
export async function setAlbum(db: Database, id: string, albumId: string, position: number): Promise<void> {
  await db.updateTable('photos').set({ album_id: albumId, position }).where('id', '=', id).execute();
}

export async function setRemoved(db: Database, id: string, removedAt: Date | null): Promise<void> {
  await db.updateTable('photos').set({ removed_at: removedAt }).where('id', '=', id).execute();
}

export type Turned = Pick<PhotoRow, 'turn' | 'width' | 'height' | 'placeholder' | 'preview_key'>;

/** The existing widths show the photo before the rotation, so they are dropped until new ones are made. */
export async function setTurned(db: Database, id: string, turned: Turned): Promise<void> {
  await db
    .updateTable('photos')
    .set({ ...turned, state: 'processing', variants: '[]' })
    .where('id', '=', id)
    .execute();
}

/** Does nothing when the photo has been rotated since: another job makes those widths. */
export async function setReady(
  db: Database,
  id: string,
  turn: number,
  variants: readonly Variant[],
): Promise<void> {
  await db
    .updateTable('photos')
    .set({ state: 'ready', variants: JSON.stringify(variants) })
    .where('id', '=', id)
    .where('turn', '=', turn)
    .execute();
}

export async function setFailed(db: Database, id: string): Promise<void> {
  await db.updateTable('photos').set({ state: 'failed' }).where('id', '=', id).execute();
}

export type UploadRow = { id: string; album_id: string; size_bytes: number };

export async function insertUpload(
  db: Database,
  upload: UploadRow & { file_name: string; created_at: Date },
) {
  await db.insertInto('uploads').values(upload).execute();
}

export async function findUpload(db: Database, albumId: string, id: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .where('id', '=', id)
    .where('album_id', '=', albumId)
    .select(['id', 'album_id', 'size_bytes'])
    .executeTakeFirst();
}

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

/** Deletes photos removed before `time`, and uploads and unsent photos of messages begun before it. */
export async function deleteBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('photos').where('removed_at', '<', time).execute();
  await db.deleteFrom('uploads').where('created_at', '<', time).execute();
  await sql`
    delete from albums where conversation_id is not null and message_id is null and created_at < ${time}
      and not exists (select from photos where album_id = albums.id and photos.created_at >= ${time})`.execute(
    db,
  );
}
