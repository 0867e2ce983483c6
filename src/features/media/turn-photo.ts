import { type Refusal, refuse } from '../../contract/errors.ts';
import { previewImage } from '../../platform/images/images.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeAlbum } from './album.ts';
import type { Album } from './contract.ts';
import { findPhoto, setTurned } from './db.ts';
import { photoKey } from './keys.ts';
import { turnOf, turnedOnce } from './photo-row.ts';
import { queueProcessing } from './process-photo.ts';
import { readSource } from './read-source.ts';
import type { OwnPhoto } from './remove-photo.ts';

/** Turns a photo by 90 degrees clockwise: the preview at once, its widths by a job. */
export async function turnPhoto(platform: Platform, own: OwnPhoto): Promise<Album | Refusal<'not-found'>> {
  // The album stays held while the preview is made, so that of two clicks the second turns what the first left.
  return changeAlbum(platform, own, async (db, present) => {
    const photo = present.includes(own.photoId) ? await findPhoto(db, own.albumId, own.photoId) : undefined;
    const source = photo && (await readSource(platform, photo.source_key));
    if (!source) return refuse('not-found');
    const turn = turnedOnce(turnOf(photo));
    const { preview, placeholder, width, height } = await previewImage(source, turn);
    const previewKey = photoKey('photos', photo.id, preview, 'preview.webp');
    await platform.storage.put(previewKey, preview);
    await setTurned(db, photo.id, { turn, width, height, placeholder, preview_key: previewKey });
    await queueProcessing(platform, db, photo.id);
    return undefined;
  });
}
