import type { RouterContextProvider } from 'react-router';
import {
  getAlbum,
  orderPhotos,
  removePhoto,
  restorePhoto,
  turnPhoto,
} from '../../../features/media/contract.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { moved } from '../../../ui/photos/use-drag-order.ts';
import { type ApiAnswer, callApi } from '../../api-client.ts';
import type { FormWithPhotos } from './form-with-photos.ts';

type Context = Readonly<RouterContextProvider>;

const pattern = /^(forward|back|make-main|turn|remove|restore):([\da-f-]{36})$/;

/** The action of a photo's button, e.g. `turn:{photo id}`. */
type PhotoChange = { tool: string; photoId: string };

function readPhotoChange(action: string): PhotoChange | undefined {
  const match = pattern.exec(action);
  return match?.[1] && match[2] ? { tool: match[1], photoId: match[2] } : undefined;
}

/** Performs the action of a photo's button; returns the updated album. */
async function changeAlbum(context: Context, albumId: string, { tool, photoId }: PhotoChange) {
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

/**
 * Handles photos of a form submitted without JavaScript: a button of a photo, or uploaded photos. Undefined when
 * the form contains neither. After a removal, the result offers to undo it at `url`.
 */
export async function photoAction(
  context: Readonly<RouterContextProvider>,
  albumId: string,
  { fields, taken, refusedPhotos }: FormWithPhotos,
): Promise<{ photoErrors: string[]; removed?: string } | undefined> {
  const pressed = fieldText(fields, 'action');
  const change = readPhotoChange(pressed);
  if (change) {
    const changed = await changeAlbum(context, albumId, change);
    if (!changed.ok) return { photoErrors: [changed.error.message] };
    return { photoErrors: [], ...(change.tool === 'remove' ? { removed: change.photoId } : {}) };
  }
  if (refusedPhotos.length > 0) {
    return { photoErrors: refusedPhotos.map(({ name, message }) => `${name}: ${message}`) };
  }
  if (pressed !== 'upload') return undefined;
  return { photoErrors: taken > 0 ? [] : ['Nejdřív vyber fotky, pak je nahraj.'] };
}
