import { type Refusal, refuse } from '../../contract/errors.ts';
import type { FileAnswer } from '../../contract/operation.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { Album, Photo } from './contract.ts';
import { findPhotos, photosIn } from './db.ts';
import { albumsOfMessages, conversationOfAlbum, findGathered, insertGathered } from './db-message-albums.ts';
import { keysOf, photoIdOfKey, photoView } from './photo-row.ts';
import { readSource } from './read-source.ts';

export type Gathering = { conversationId: string; advertiserId: string };

/** Photos gathered for an advertiser's next message of a conversation; undefined before the first. */
export async function gatheredPhotos(db: Database, gathering: Gathering): Promise<Album | undefined> {
  const id = await findGathered(db, gathering);
  return id === undefined ? undefined : { id, photos: (await photosIn(db, [id])).map(photoView) };
}

/** The same, creating the album when there is none; it is reused until the message is sent. */
export async function openMessageAlbum(platform: Platform, gathering: Gathering): Promise<Album> {
  const { db, clock, ids } = platform;
  await insertGathered(db, { ...gathering, id: ids.uuid(), now: clock.now() });
  return (await gatheredPhotos(db, gathering)) ?? openMessageAlbum(platform, gathering);
}

/** Photos of many messages in order; messages without any are omitted. */
export async function photosOfMessages(
  db: Database,
  messageIds: readonly string[],
): Promise<Map<string, Photo[]>> {
  const albums = await albumsOfMessages(db, messageIds);
  const messageOf = new Map(albums.map(({ id, messageId }) => [id, messageId]));
  const rows = await photosIn(db, [...messageOf.keys()]);
  const byMessage = Map.groupBy(rows, ({ album_id }) => messageOf.get(album_id) ?? '');
  return new Map([...byMessage].map(([messageId, photos]) => [messageId, photos.map(photoView)]));
}

/**
 * A file of a photo in a conversation for which `isSeen` is true; photos not sent yet are visible to their
 * advertiser only. Everything else is not-found.
 */
export async function messagePhotoFile(
  { db, storage }: Platform,
  { file, advertiserId }: { file: string; advertiserId: string },
  isSeen: (conversationId: string) => Promise<boolean>,
): Promise<FileAnswer | Refusal<'not-found'>> {
  const photoId = photoIdOfKey(`/${file}`);
  const [photo] = photoId === undefined ? [] : await findPhotos(db, [photoId]);
  const album = photo && (await conversationOfAlbum(db, photo.album_id));
  const key = photo && keysOf(photo).find((each) => each.endsWith(`/${file}`));
  if (!album || key === undefined) return refuse('not-found');
  const isOwn = album.advertiserId === advertiserId;
  if (!isOwn && (album.messageId === null || photo.removed_at)) return refuse('not-found');
  const stored = (await isSeen(album.conversationId)) ? await storage.get(key) : undefined;
  if (!stored) return refuse('not-found');
  return { ...shownPicture(file), size: stored.size, stream: () => stored.stream() };
}

const mediaTypes = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
]);

/** Name, media type and inline disposition of a stored picture, for viewers who may see it. */
export const shownPicture = (file: string) => ({
  name: file,
  mediaType: mediaTypes.get(file.split('.').at(-1) ?? '') ?? 'application/octet-stream',
  shown: true as const,
});

/**
 * Copies the photos of albums and messages into another folder of the storage, which the caller deletes; a photo
 * always gets the same key.
 */
export async function copyPhotos(
  platform: Platform,
  { albumIds, messageIds }: { albumIds: readonly string[]; messageIds: readonly string[] },
  folder: string,
): Promise<string[]> {
  const ofMessages = await albumsOfMessages(platform.db, messageIds);
  const photos = await photosIn(platform.db, [...albumIds, ...ofMessages.map(({ id }) => id)]);
  const keys: string[] = [];
  for (const { source_key } of photos) {
    const bytes = await readSource(platform, source_key);
    if (!bytes) continue;
    const key = `${folder}${source_key.slice(source_key.indexOf('/'))}`;
    await platform.storage.put(key, bytes);
    keys.push(key);
  }
  return keys;
}
