import { moved } from '../../../ui/photos/photo-order.ts';
import type { UploadTile } from '../../../ui/photos/upload-tile.ts';
import type { Photo } from '../contract.ts';

/** A tile of the uploader; `photoId` once the server has the photo. */
export type AlbumTile = UploadTile & { photoId?: string | undefined };

export type TilesEvent =
  | { type: 'chosen'; tiles: readonly AlbumTile[] }
  | { type: 'progress'; key: string; part: number }
  | { type: 'failed'; key: string; error: string; retriable: boolean }
  | { type: 'retried'; key: string }
  | { type: 'arrived'; key: string; photo: Photo }
  | { type: 'moved'; from: number; to: number }
  | { type: 'removed'; key: string }
  | { type: 'album'; photos: readonly Photo[] };

export const tileOf = (photo: Photo, key = photo.id): AlbumTile => ({
  key,
  photoId: photo.id,
  name: '',
  state: 'ready',
  image: photo.preview,
});

/** How the tiles answer to what happens to the photos. */
export function tilesReducer(tiles: readonly AlbumTile[], event: TilesEvent): readonly AlbumTile[] {
  const change = (key: string, part: Partial<AlbumTile>) =>
    tiles.map((tile) => (tile.key === key ? { ...tile, ...part } : tile));
  switch (event.type) {
    case 'chosen':
      return failedLast([...tiles, ...event.tiles]);
    case 'progress':
      return change(event.key, { progress: event.part });
    case 'failed':
      return failedLast(
        change(event.key, { state: 'failed', error: event.error, retriable: event.retriable }),
      );
    case 'retried':
      return change(event.key, { state: 'uploading', error: undefined });
    case 'arrived':
      return change(event.key, tileOf(event.photo, event.key));
    case 'moved':
      return failedLast(moved(tiles, event.from, event.to));
    case 'removed':
      return tiles.filter(({ key }) => key !== event.key);
    case 'album':
      return withAlbum(tiles, event.photos);
  }
}

/** A photo that did not arrive has no place in the order: it waits behind the others to be tried again or thrown away. */
function failedLast(tiles: readonly AlbumTile[]): readonly AlbumTile[] {
  const failed = tiles.filter(({ state }) => state === 'failed');
  return failed.length === 0 ? tiles : [...tiles.filter(({ state }) => state !== 'failed'), ...failed];
}

/** The server's photos in the server's order, each in the tile it already has; whatever else there is stays at the end. */
function withAlbum(tiles: readonly AlbumTile[], photos: readonly Photo[]): AlbumTile[] {
  const keyOf = new Map(tiles.map(({ photoId, key }) => [photoId, key]));
  const ids = new Set(photos.map(({ id }) => id));
  const others = tiles.filter(({ photoId }) => photoId === undefined || !ids.has(photoId));
  return [...photos.map((photo) => tileOf(photo, keyOf.get(photo.id))), ...others];
}

/** Ids of the photos that the server has, in the order of their tiles. */
export function storedOrder(tiles: readonly AlbumTile[]): string[] {
  return tiles.flatMap(({ photoId }) => photoId ?? []);
}
