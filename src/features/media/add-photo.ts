import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Refusal } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type PictureRefusal, makePhoto } from './make-photo.ts';
import { uploadPath } from './upload-file.ts';

/** Adds a picture that is already at hand, such as a demo one, the way an uploaded one is added; returns its id. */
export async function addPhoto(
  platform: Platform,
  albumId: string,
  bytes: Uint8Array,
): Promise<string | PictureRefusal | Refusal<'not-found'>> {
  const photoId = platform.ids.uuid();
  const path = uploadPath(platform, photoId);
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, bytes);
    return (await makePhoto(platform, { photoId, albumId, path, lowPriority: true })) ?? photoId;
  } finally {
    await rm(path, { force: true });
  }
}
