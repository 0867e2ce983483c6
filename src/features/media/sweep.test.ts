import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { addPhotos, newAlbum } from '../../../test/albums.ts';
import { testPlatform } from '../../../test/platform.ts';
import { photosOfAlbums, removePhoto, restorePhoto, turnPhoto } from './album.ts';
import { deleteAlbum } from './db.ts';
import { mediaJobs } from './feature.ts';
import { sweepMedia } from './sweep.ts';
import { uploadPath, uploadsDir } from './upload-file.ts';
import { getUpload, startUpload } from './uploads.ts';

const platform = await testPlatform();
const hour = 3_600_000;
// File timestamps come from the operating system, so the fake clock starts at the real time.
beforeEach(() => platform.clock.set(new Date()));

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ['photos', 'sources']) {
    for await (const { key } of platform.storage.list(folder)) found.push(key);
  }
  return found.toSorted();
}

test('a removed photo can be restored for a day, then its row and files are deleted', async () => {
  const own = await newAlbum(platform);
  const [kept = '', removed = ''] = await addPhotos(platform, own.albumId, 2);
  await platform.runJobs(mediaJobs(platform));
  await removePhoto(platform, { ...own, photoId: removed });

  platform.clock.advance(23 * hour);
  await sweepMedia(platform);
  await restorePhoto(platform, { ...own, photoId: removed });
  await removePhoto(platform, { ...own, photoId: removed });
  platform.clock.advance(25 * hour);
  await sweepMedia(platform);

  expect(await restorePhoto(platform, { ...own, photoId: removed })).toEqual({ refused: 'not-found' });
  const left = await keys();
  expect(left.filter((key) => key.includes(removed.replaceAll('-', '')))).toEqual([]);
  expect(left.filter((key) => key.includes(kept.replaceAll('-', '')))).toHaveLength(4);
});

test('deletes files of a former rotation, and keeps files in use', async () => {
  const own = await newAlbum(platform);
  const [photoId = ''] = await addPhotos(platform, own.albumId, 1);
  await platform.runJobs(mediaJobs(platform));
  await turnPhoto(platform, { ...own, photoId });
  await platform.runJobs(mediaJobs(platform));
  platform.clock.advance(25 * hour);
  await sweepMedia(platform);
  const [photo] = (await photosOfAlbums(platform.db, [own.albumId])).get(own.albumId) ?? [];
  const inUse = [photo?.preview, photo?.avif[0]?.url, photo?.webp[0]?.url];
  const left = (await keys()).filter((key) => key.includes(photoId.replaceAll('-', '')));
  const shown = left
    .filter((key) => key.startsWith('photos/'))
    .map((key) => key.replace('photos/', '/fotky/'));
  expect(new Set(shown)).toEqual(new Set(inUse));
  expect(left.filter((key) => key.startsWith('sources/'))).toHaveLength(1);
});

test('deletes old files without a row, and keeps recent ones', async () => {
  const orphan = 'photos/ab/ab000000000000000000000000000000-0123456789abcdef-320.webp';
  const stranger = 'sources/zz/what-is-this.jpg';
  await platform.storage.put(orphan, new Uint8Array(3));
  await platform.storage.put(stranger, new Uint8Array(3));
  await sweepMedia(platform);
  expect(await keys()).toEqual(expect.arrayContaining([orphan, stranger]));
  platform.clock.advance(25 * hour);
  await sweepMedia(platform);
  const left = await keys();
  expect(left).not.toContain(orphan);
  expect(left).not.toContain(stranger);
});

test('deletes the files of a deleted album', async () => {
  const own = await newAlbum(platform);
  const [photoId = ''] = await addPhotos(platform, own.albumId, 1);
  await deleteAlbum(platform.db, own.albumId);
  platform.clock.advance(25 * hour);
  await sweepMedia(platform);
  expect((await keys()).filter((key) => key.includes(photoId.replaceAll('-', '')))).toEqual([]);
});

test('deletes an upload not continued for a day, with its bytes', async () => {
  const own = await newAlbum(platform);
  const upload = await startUpload(platform, { ...own, client: 'test', name: 'x.jpg', size: 1000 });
  const uploadId = 'id' in upload ? upload.id : '';
  await mkdir(uploadsDir(platform), { recursive: true });
  await writeFile(uploadPath(platform, uploadId), 'half');
  await sweepMedia(platform);
  expect(await getUpload(platform, { ...own, uploadId })).toMatchObject({ received: 4 });
  platform.clock.advance(25 * hour);
  await sweepMedia(platform);
  expect(await getUpload(platform, { ...own, uploadId })).toEqual({ refused: 'not-found' });
  expect(await readdir(uploadsDir(platform))).toEqual([]);
});
