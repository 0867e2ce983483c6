import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeAlbum } from './album.ts';
import type { Album } from './contract.ts';
import { numberPhotos } from './db.ts';
import { sameSet } from './order.ts';

const changedMeanwhile = 'Fotky se mezitím změnily. Načti stránku znovu a seřaď je ještě jednou.';

/** Puts all photos of the album into the given order; the first becomes the main one. */
export async function orderPhotos(
  platform: Platform,
  order: { albumId: string; advertiserId: string; photoIds: string[] },
): Promise<Album | Refusal<'not-found' | 'invalid-input'>> {
  return changeAlbum(platform, order, async (db, present) => {
    if (!sameSet(present, order.photoIds)) {
      return refuse('invalid-input', { fields: { photoIds: [changedMeanwhile] } });
    }
    await numberPhotos(db, order.photoIds);
    return undefined;
  });
}
