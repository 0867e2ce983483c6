import type { RouterContextProvider } from 'react-router';
import {
  getAlbum,
  orderPhotos,
  removePhoto,
  restorePhoto,
  turnPhoto,
} from '../../../features/media/contract.ts';
import { moved } from '../../../ui/photos/use-drag-order.ts';
import { type ApiAnswer, callApi } from '../../api-client.ts';

type Context = Readonly<RouterContextProvider>;

const pattern = /^(forward|back|make-main|turn|remove|restore):([\da-f-]{36})$/;

/** What a tool's button asks for, e.g. `turn:{photo id}`. */
export type PhotoChange = { tool: string; photoId: string };

export function readPhotoChange(action: string): PhotoChange | undefined {
  const match = pattern.exec(action);
  return match?.[1] && match[2] ? { tool: match[1], photoId: match[2] } : undefined;
}

/** Does what a button under a photo asks for; the answer is the album as it then is. */
export async function changeAlbum(context: Context, albumId: string, { tool, photoId }: PhotoChange) {
  const params = { albumId, photoId };
  if (tool === 'turn') return callApi(context, turnPhoto, { params });
  if (tool === 'remove') return callApi(context, removePhoto, { params });
  if (tool === 'restore') return callApi(context, restorePhoto, { params });
  return movePhoto(context, albumId, photoId, tool);
}

async function movePhoto(
  context: Context,
  albumId: string,
  photoId: string,
  tool: string,
): Promise<ApiAnswer<typeof getAlbum> | ApiAnswer<typeof orderPhotos>> {
  const album = await callApi(context, getAlbum, { params: { albumId } });
  if (!album.ok) return album;
  const photoIds = album.data.photos.map(({ id }) => id);
  const from = photoIds.indexOf(photoId);
  if (from < 0) return album;
  const to = tool === 'make-main' ? 0 : from + (tool === 'forward' ? -1 : 1);
  return callApi(context, orderPhotos, {
    params: { albumId },
    body: { photoIds: moved(photoIds, from, to) },
  });
}
