import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useToasts } from '../../../ui/feedback/toasts.tsx';
import { moved } from '../../../ui/photos/use-drag-order.ts';
import type { UploadTile } from '../../../ui/photos/upload-tile.ts';
import type { Photo } from '../contract.ts';
import { type AlbumChange, browserTransport, changeAlbum } from './browser-transport.ts';
import { createPhotoSending, PhotoRefused, type PhotoSending } from './photo-sending.ts';

/** A tile of the uploader; `photoId` is set once the server has stored the photo. */
export type AlbumTile = UploadTile & { photoId?: string | undefined };

type TilesEvent =
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

/** Reducer of the tiles. */
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

/** Moves failed photos after the others; they have no position on the server and wait to be retried or discarded. */
function failedLast(tiles: readonly AlbumTile[]): readonly AlbumTile[] {
  const failed = tiles.filter(({ state }) => state === 'failed');
  return failed.length === 0 ? tiles : [...tiles.filter(({ state }) => state !== 'failed'), ...failed];
}

/**
 * Merges the server's photos into the tiles: each into its existing tile, a new one after its predecessor. The tiles
 * keep their order, which may have changed again since the request.
 */
function withAlbum(tiles: readonly AlbumTile[], photos: readonly Photo[]): AlbumTile[] {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const merged = tiles.map((tile) => {
    const photo = byId.get(tile.photoId ?? '');
    return photo ? tileOf(photo, tile.key) : tile;
  });
  const indexOf = (id: string | undefined) => merged.findIndex(({ photoId }) => photoId === id);
  for (const [at, photo] of photos.entries())
    if (indexOf(photo.id) < 0) merged.splice(at > 0 ? indexOf(photos[at - 1]?.id) + 1 : 0, 0, tileOf(photo));
  return merged;
}

/** Ids of the photos stored on the server, in the order of their tiles. */
export function storedOrder(tiles: readonly AlbumTile[]): string[] {
  return tiles.flatMap(({ photoId }) => photoId ?? []);
}

const connectionLostMessage = 'Spojení vypadlo, fotka nedorazila celá.';
const notSavedMessage = 'Změna se neuložila. Zkontroluj spojení a zkus to znovu.';

export type AlbumProps = {
  /** The album's id, or a function that creates the album when the first photo is chosen. */
  albumId: string | (() => Promise<string>);
  photos: readonly Photo[];
  perUpload: number;
  limit: number;
};

/** State of an album's tiles, and the actions on them. */
export function useAlbum({ albumId, photos, perUpload, limit }: AlbumProps) {
  const [tiles, send] = useReducer(tilesReducer, photos, (all): readonly AlbumTile[] =>
    all.map((photo) => tileOf(photo)),
  );
  const [news, setNews] = useState('');
  const [tooMany, setTooMany] = useState(false);
  const [{ uploads, changes }] = useState(() => ({ uploads: serialQueue(), changes: serialQueue() }));
  const [album] = useState(() => albumOnce(albumId));
  const sendings = useRef(new Map<string, PhotoSending>());
  const stored = useRef(photos.map(({ id }) => id));
  const toasts = useToasts();

  async function change(wish: AlbumChange): Promise<boolean> {
    try {
      const changed = await changes(async () => changeAlbum(await album.open(), wish));
      stored.current = changed.photos.map(({ id }) => id);
      send({ type: 'album', photos: changed.photos });
      return true;
    } catch (problem) {
      toasts.add({
        severity: 'error',
        summary: problem instanceof PhotoRefused ? problem.message : notSavedMessage,
      });
      return false;
    }
  }

  const unsavedOrder = useEffectEvent(() => {
    const order = storedOrder(tiles);
    const differs = order.length === stored.current.length && order.join() !== stored.current.join();
    return differs ? order : undefined;
  });
  const saveOrder = useEffectEvent(() => {
    if (!unsavedOrder()) return;
    // Queued after the running uploads, since an order must name every photo stored on the server.
    void uploads(async () => {
      const photoIds = unsavedOrder();
      return photoIds && change({ photoIds });
    });
  });
  useEffect(() => saveOrder(), [tiles]);

  const shown = useRef(tiles);
  useEffect(() => {
    shown.current = tiles;
  }, [tiles]);

  async function upload({ key, name }: AlbumTile): Promise<void> {
    const sending = sendings.current.get(key);
    if (!sending) return;
    try {
      const photo = await sending.run((part) => send({ type: 'progress', key, part }));
      sendings.current.delete(key);
      stored.current = [...stored.current, photo.id];
      send({ type: 'arrived', key, photo });
      // Announced by its number, like its image and tools; a failed photo has no number and is announced by its file
      // name.
      setNews(`Fotka ${shown.current.findIndex((tile) => tile.key === key) + 1} je nahraná`);
    } catch (problem) {
      const final = problem instanceof PhotoRefused;
      send({
        type: 'failed',
        key,
        error: final ? problem.message : connectionLostMessage,
        retriable: !final,
      });
      setNews(`Fotka ${name} se nenahrála`);
    }
  }

  function add(files: readonly File[]) {
    const room = Math.max(0, Math.min(perUpload, limit - tiles.length));
    setTooMany(files.length > room);
    const chosen = files.slice(0, room).map((file): AlbumTile => {
      const key = crypto.randomUUID();
      sendings.current.set(key, createPhotoSending(browserTransport(album.open), file));
      return { key, name: file.name, state: 'uploading', progress: 0, image: URL.createObjectURL(file) };
    });
    send({ type: 'chosen', tiles: chosen });
    for (const tile of chosen) void uploads(() => upload(tile));
  }

  async function remove({ key, photoId }: AlbumTile): Promise<void> {
    sendings.current.delete(key);
    if (photoId && !(await change({ tool: 'remove', photoId }))) return;
    send({ type: 'removed', key });
    if (!photoId) return;
    const run = () => void change({ tool: 'restore', photoId });
    toasts.add({ severity: 'contrast', summary: 'Fotka je pryč', action: { label: 'Vrátit', run } });
  }

  function use(tool: 'turn' | 'remove' | 'retry', { key }: UploadTile): void {
    const tile = tiles.find((each) => each.key === key);
    if (!tile) return;
    if (tool === 'remove') void remove(tile);
    else if (tool === 'turn' && tile.photoId) void change({ tool: 'turn', photoId: tile.photoId });
    else if (tool === 'retry') {
      send({ type: 'retried', key });
      void uploads(() => upload(tile));
    }
  }

  return {
    /** The album's id, once it exists. */
    album: album.id,
    tiles,
    news,
    tooMany,
    add,
    move: (from: number, to: number) => send({ type: 'moved', from, to }),
    use,
    uploading: tiles.some(({ state }) => state === 'uploading'),
  };
}

/** Creates the album once; retries after a failure. */
function albumOnce(albumId: AlbumProps['albumId']) {
  const once = {
    id: typeof albumId === 'string' ? albumId : undefined,
    open: async (): Promise<string> => (once.id ??= typeof albumId === 'string' ? albumId : await albumId()),
  };
  return once;
}

/** A queue that runs tasks one after another; a failed task does not stop the next. */
function serialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function run<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
