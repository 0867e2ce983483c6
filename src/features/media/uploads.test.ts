import { appendFile, readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { type OwnAlbum, addPhotos, jpeg, newAlbum } from '../../../test/albums.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { deepPngClaiming, heic, hugePng, jpegClaiming } from '../../../test/specimens/photos.ts';
import { photosOfAlbums } from './album.ts';
import { uploadPath, uploadsDir } from './upload-file.ts';
import { continueUpload, getUpload, startUpload } from './uploads.ts';

const platform = await testPlatform();
let picture: Buffer;
beforeAll(async () => {
  picture = await jpeg(300, 200);
});

const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream();

async function announced(own: OwnAlbum, size: number) {
  const upload = await startUpload(platform, { ...own, client: 'test', name: 'hokejka.jpg', size });
  if (isRefusal(upload)) throw new Error(`refused: ${upload.refused}`);
  return { ...own, uploadId: upload.id };
}

async function send(own: OwnAlbum, bytes: Uint8Array) {
  return continueUpload(platform, await announced(own, bytes.length), { offset: 0, body: streamOf(bytes) });
}

const photosOf = async ({ albumId }: OwnAlbum) =>
  (await photosOfAlbums(platform.db, [albumId])).get(albumId) ?? [];
const filesLeft = () => readdir(uploadsDir(platform)).catch(() => []);

describe('an upload', () => {
  test('becomes a photo of the album with its last byte, and its temporary file is deleted', async () => {
    const own = await newAlbum(platform);
    const upload = await announced(own, picture.length);
    expect(await getUpload(platform, upload)).toEqual({
      id: upload.uploadId,
      size: picture.length,
      received: 0,
    });
    const answer = await continueUpload(platform, upload, { offset: 0, body: streamOf(picture) });
    expect(answer).toMatchObject({
      received: picture.length,
      photo: { width: 300, height: 200, position: 0 },
    });
    expect(await photosOf(own)).toHaveLength(1);
    expect(await filesLeft()).toEqual([]);
  });

  test('resumes after a broken connection from its current offset', async () => {
    const own = await newAlbum(platform);
    const upload = await announced(own, picture.length);
    const half = await continueUpload(platform, upload, {
      offset: 0,
      body: streamOf(picture.subarray(0, 400)),
    });
    expect(half).toEqual({ id: upload.uploadId, size: picture.length, received: 400 });
    expect(await getUpload(platform, upload)).toEqual(half);
    const whole = await continueUpload(platform, upload, {
      offset: 400,
      body: streamOf(picture.subarray(400)),
    });
    expect(whole).toMatchObject({ photo: { width: 300 } });
  });

  test('with a wrong offset changes nothing and returns the right one', async () => {
    const own = await newAlbum(platform);
    const upload = await announced(own, picture.length);
    await continueUpload(platform, upload, { offset: 0, body: streamOf(picture.subarray(0, 400)) });
    for (const offset of [0, 399, 401, picture.length]) {
      const answer = await continueUpload(platform, upload, { offset, body: streamOf(Buffer.alloc(50, 9)) });
      expect(answer).toMatchObject({ received: 400 });
    }
    const path = uploadPath(platform, upload.uploadId);
    expect((await readFile(path)).equals(picture.subarray(0, 400))).toBe(true);
    await continueUpload(platform, upload, { offset: 400, body: streamOf(picture.subarray(400)) });
  });

  test('sent again after a lost response makes only one photo', async () => {
    const own = await newAlbum(platform);
    const upload = await announced(own, picture.length);
    const first = await continueUpload(platform, upload, { offset: 0, body: streamOf(picture) });
    const again = await continueUpload(platform, upload, { offset: 0, body: streamOf(picture) });
    expect(again).toEqual(first);
    expect(await getUpload(platform, upload)).toEqual(first);
    expect(await photosOf(own)).toHaveLength(1);
  });

  test('fully received before a crash is completed by an empty continuation', async () => {
    const own = await newAlbum(platform);
    const upload = await announced(own, picture.length + 1);
    await continueUpload(platform, upload, { offset: 0, body: streamOf(picture) });
    await appendFile(uploadPath(platform, upload.uploadId), '\n');
    const offset = picture.length + 1;
    const answer = await continueUpload(platform, upload, { offset, body: streamOf(Buffer.alloc(0)) });
    expect(answer).toMatchObject({ photo: { width: 300 } });
  });

  test('continued by a new connection aborts the one still hanging', async () => {
    const own = await newAlbum(platform);
    const upload = await announced(own, picture.length);
    const hanging = new ReadableStream<Uint8Array>({
      start: (body) => body.enqueue(picture.subarray(0, 500)),
    });
    const old = continueUpload(platform, upload, { offset: 0, body: hanging });
    while (true) {
      const now = await getUpload(platform, upload);
      if (!isRefusal(now) && now.received === 500) break;
    }
    const answer = await continueUpload(platform, upload, {
      offset: 500,
      body: streamOf(picture.subarray(500)),
    });
    expect(answer).toMatchObject({ photo: { width: 300 } });
    expect(await old).toMatchObject({ received: 500 });
    expect(await photosOf(own)).toHaveLength(1);
  });

  test('is accepted for ten of twelve sent concurrently', async () => {
    const own = await newAlbum(platform);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => send(own, await jpeg(50 + index, 40))),
    );
    expect(answers.filter(isRefusal)).toEqual([
      { refused: 'photo-limit-reached' },
      { refused: 'photo-limit-reached' },
    ]);
    const photos = await photosOf(own);
    expect(photos.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await startUpload(platform, { ...own, client: 'test', name: 'x.jpg', size: 5 })).toEqual({
      refused: 'photo-limit-reached',
    });
    expect(await filesLeft()).toEqual([]);
  });
});

describe('a refused upload', () => {
  test.each([
    ['photo-heic', () => heic()],
    ['photo-not-an-image', () => Buffer.from('GIF89a'.padEnd(300, '\0'))],
    ['photo-not-an-image', () => Buffer.from('short')],
    ['photo-too-many-pixels', () => hugePng()],
    ['photo-broken', () => picture.subarray(0, -10)],
    ['photo-broken', () => jpegClaiming(5000, 5000)],
  ])('returns %s and leaves neither a photo nor a file', async (refused, make) => {
    const own = await newAlbum(platform);
    expect(await send(own, await make())).toEqual({ refused });
    expect(await photosOf(own)).toEqual([]);
    expect(await filesLeft()).toEqual([]);
  });

  test('that would exhaust the memory has its own message', async () => {
    const refusal = await send(await newAlbum(platform), deepPngClaiming(8000, 6000));
    expect(refusal).toMatchObject({
      refused: 'photo-too-many-pixels',
      message: expect.stringContaining('paměti'),
    });
  });

  test('over 15 MB is refused before any byte is sent', async () => {
    const own = await newAlbum(platform);
    const tooLarge = await startUpload(platform, {
      ...own,
      client: 'test',
      name: 'x.jpg',
      size: 15 * 1024 * 1024 + 1,
    });
    expect(tooLarge).toEqual({ refused: 'photo-too-large' });
  });

  test('with more bytes than announced is malformed', async () => {
    const upload = await announced(await newAlbum(platform), 100);
    const answer = await continueUpload(platform, upload, { offset: 0, body: streamOf(picture) });
    expect(answer).toEqual({ refused: 'malformed-request' });
  });

  test('of another advertiser or another album is not found', async () => {
    const own = await newAlbum(platform);
    const upload = await announced(own, picture.length);
    const other = await newAlbum(platform);
    await addPhotos(platform, other.albumId, 1);
    for (const foreign of [
      { ...upload, ...other },
      { ...upload, advertiserId: other.advertiserId },
    ]) {
      expect(await getUpload(platform, foreign)).toEqual({ refused: 'not-found' });
      const body = streamOf(picture);
      expect(await continueUpload(platform, foreign, { offset: 0, body })).toEqual({ refused: 'not-found' });
    }
    const announcement = {
      albumId: own.albumId,
      advertiserId: other.advertiserId,
      client: 'test',
      name: 'x.jpg',
      size: 5,
    };
    expect(await startUpload(platform, announcement)).toEqual({ refused: 'not-found' });
  });

  test('for lack of disk space has a message, makes no photo, and can be resumed once there is space', async () => {
    const own = await newAlbum(platform);
    const upload = await announced(own, picture.length);
    const noRoom = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
    const full = { ...platform, storage: { ...platform.storage, put: () => Promise.reject(noRoom) } };
    const refused = await continueUpload(full, upload, { offset: 0, body: streamOf(picture) });
    expect(refused).toEqual({ refused: 'photo-not-stored' });
    expect(await photosOf(own)).toEqual([]);
    const answer = await continueUpload(platform, upload, {
      offset: picture.length,
      body: streamOf(Buffer.alloc(0)),
    });
    expect(answer).toMatchObject({ photo: { id: upload.uploadId } });
  });
});

describe('quota of an account and a client', () => {
  const announce = (own: OwnAlbum, client: string, size = picture.length) =>
    startUpload(platform, { ...own, client, name: 'x.jpg', size });
  const taken = async (advertiserId: string, client: string, files: number, bytes = 1) => {
    await platform.db
      .insertInto('photo_intake')
      .values({ advertiser_id: advertiserId, client, files, bytes, taken_at: platform.clock.now() })
      .execute();
  };

  test('allows five hundred photos of an account a day, including removed ones, and more the next day', async () => {
    const own = await newAlbum(platform);
    await taken(own.advertiserId, 'elsewhere', 499);
    expect(await announce(own, 'account')).toHaveProperty('id');
    expect(await announce(own, 'account')).toEqual({ refused: 'photo-quota-reached' });
    platform.clock.advance(86_400_000);
    expect(await announce(own, 'account')).toHaveProperty('id');
  });

  test('is also counted in bytes and by client', async () => {
    const own = await newAlbum(platform);
    await taken(own.advertiserId, 'bytes', 1, 2_500 * 1024 * 1024 - 10);
    expect(await announce(own, 'bytes', 11)).toEqual({ refused: 'photo-quota-reached' });
    expect(await announce(own, 'bytes', 10)).toHaveProperty('id');
    const other = await newAlbum(platform);
    await taken(own.advertiserId, 'robot', 1_500);
    expect(await announce(other, 'robot')).toEqual({ refused: 'photo-quota-reached' });
    expect(await announce(other, 'somebody else')).toHaveProperty('id');
  });

  test('holds for concurrent announcements', async () => {
    const own = await newAlbum(platform);
    await taken(own.advertiserId, 'elsewhere', 495);
    const answers = await Promise.all(Array.from({ length: 12 }, () => announce(own, 'parallel')));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(5);
  });

  test('allows twenty unfinished uploads: the oldest is dropped with its bytes', async () => {
    const own = await newAlbum(platform);
    const first = await announced(own, picture.length);
    await continueUpload(platform, first, { offset: 0, body: streamOf(picture.subarray(0, 200)) });
    const path = uploadPath(platform, first.uploadId);
    expect((await readFile(path)).length).toBe(200);
    for (let more = 0; more < 20; more += 1) {
      platform.clock.advance(1_000);
      expect(await announce(own, 'many')).toHaveProperty('id');
    }
    expect(await getUpload(platform, first)).toEqual({ refused: 'not-found' });
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });
});
