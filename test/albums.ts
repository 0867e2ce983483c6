import { isRefusal } from '../src/contract/errors.ts';
import { findOrCreateAdvertiser } from '../src/features/accounts/index.ts';
import { addPhoto } from '../src/features/media/make-photo.ts';
import { createAlbum } from '../src/features/media/album.ts';
import { photo } from './specimens/photos.ts';
import type { TestPlatform } from './platform.ts';

export type OwnAlbum = { albumId: string; advertiserId: string };

let advertisers = 0;

/** An empty album of a new advertiser. */
export async function newAlbum(platform: TestPlatform): Promise<OwnAlbum> {
  advertisers += 1;
  const email = `album-${advertisers}@example.cz`;
  const advertiser = await findOrCreateAdvertiser(platform.db, platform, { email, verified: true });
  return { albumId: await createAlbum(platform, platform.db, advertiser.id), advertiserId: advertiser.id };
}

/** Adds small distinct pictures by the real upload code; returns their ids. */
export async function addPhotos(platform: TestPlatform, albumId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const added = await addPhoto(platform, albumId, await jpeg(40 + index, 30));
    if (isRefusal(added)) throw new Error(`No photo: ${added.refused}`);
    ids.push(added);
  }
  return ids;
}

/** A JPEG, red at the top and blue at the bottom. */
export function jpeg(width: number, height: number): Promise<Buffer> {
  return photo(width, height).jpeg().toBuffer();
}
