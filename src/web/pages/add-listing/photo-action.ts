import type { RouterContextProvider } from 'react-router';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { changeAlbum, readPhotoChange } from './change-album.ts';
import type { SentForm } from './sent-form.ts';

/**
 * What the sent form did with photos without JavaScript: a tool's button pressed, or photos sent. Nothing when the
 * form is about something else. The answer of a removal offers to take it back at `url`.
 */
export async function photoAction(
  context: Readonly<RouterContextProvider>,
  albumId: string,
  { fields, taken, refusedPhotos }: SentForm,
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
