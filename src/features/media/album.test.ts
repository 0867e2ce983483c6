import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPhotos, jpeg, newAlbum } from '../../../test/albums.ts';
import { retryNow } from '../../../test/mail-server.ts';
import { testPlatform } from '../../../test/platform.ts';
import { isRefusal } from '../../contract/errors.ts';
import { addPhoto } from './make-photo.ts';
import {
  albumCovers,
  orderPhotos,
  photosOfAlbums,
  readAlbum,
  removePhoto,
  restorePhoto,
  turnPhoto,
} from './album.ts';
import type { Album, Photo } from './contract.ts';
import { mediaJobs } from './feature.ts';

const platform = await testPlatform();
const makeWidths = () => platform.runJobs(mediaJobs(platform));

function whole(answer: Album | { refused: string }): Album {
  if ('refused' in answer) throw new Error(`refused: ${answer.refused}`);
  return answer;
}
const idsOf = (answer: Album | { refused: string }) => whole(answer).photos.map(({ id }) => id);

async function storedBytes(url: string): Promise<Buffer> {
  const found = await platform.storage.get(url.replace('/fotky/', 'photos/'));
  if (!found) throw new Error(`Nothing is stored for ${url}`);
  return Buffer.from(await new Response(found.stream()).arrayBuffer());
}

describe('an album', () => {
  test('shows a photo at once, and its widths after the job has made them', async () => {
    const own = await newAlbum(platform);
    await addPhoto(platform, own.albumId, await jpeg(1200, 900));
    const [fresh] = whole(await readAlbum(platform.db, own.albumId, own.advertiserId)).photos;
    expect(fresh).toMatchObject({
      position: 0,
      state: 'processing',
      width: 1200,
      height: 900,
      avif: [],
      webp: [],
    });
    expect(fresh?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect((await storedBytes(fresh?.preview ?? '')).toString('latin1', 8, 12)).toBe('WEBP');

    await makeWidths();

    const [ready] = whole(await readAlbum(platform.db, own.albumId, own.advertiserId)).photos;
    expect(ready?.state).toBe('ready');
    for (const format of ['avif', 'webp'] as const) {
      expect(ready?.[format].map(({ width }) => width)).toEqual([320, 640, 1024, 1200]);
      for (const { url } of ready?.[format] ?? [])
        expect((await storedBytes(url)).length).toBeGreaterThan(50);
    }
  });

  test('of another advertiser is not found', async () => {
    const own = await newAlbum(platform);
    const [photoId = ''] = await addPhotos(platform, own.albumId, 1);
    const stranger = { albumId: own.albumId, photoId, advertiserId: (await newAlbum(platform)).advertiserId };
    const answers = [
      await readAlbum(platform.db, stranger.albumId, stranger.advertiserId),
      await orderPhotos(platform, { ...stranger, photoIds: [photoId] }),
      await turnPhoto(platform, stranger),
      await removePhoto(platform, stranger),
      await restorePhoto(platform, stranger),
    ];
    expect(answers).toEqual(answers.map(() => ({ refused: 'not-found' })));
    expect(await photosOf(own.albumId)).toHaveLength(1);
  });

  test('accepts at most ten photos, even when more are added concurrently', async () => {
    const own = await newAlbum(platform);
    const pictures = await Promise.all(Array.from({ length: 12 }, (_, index) => jpeg(30 + index, 20)));
    const answers = await Promise.all(pictures.map((bytes) => addPhoto(platform, own.albumId, bytes)));
    expect(answers.filter(isRefusal)).toEqual([
      { refused: 'photo-limit-reached' },
      { refused: 'photo-limit-reached' },
    ]);
    expect((await photosOf(own.albumId)).map(({ position }) => position)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  test('returns photos and covers for many albums at once', async () => {
    const [one, two, empty] = [await newAlbum(platform), await newAlbum(platform), await newAlbum(platform)];
    const [first] = await addPhotos(platform, one.albumId, 3);
    const [only] = await addPhotos(platform, two.albumId, 1);
    const asked = [one.albumId, two.albumId, empty.albumId];
    const covers = await albumCovers(platform.db, asked);
    expect(covers.size).toBe(2);
    expect(covers.get(one.albumId)).toMatchObject({ photo: { id: first }, count: 3 });
    expect(covers.get(two.albumId)).toMatchObject({ photo: { id: only }, count: 1 });
    expect((await photosOfAlbums(platform.db, asked)).get(one.albumId)).toHaveLength(3);
  });
});

describe('changing an album', () => {
  test('photos have the given order, and the first is the main one', async () => {
    const own = await newAlbum(platform);
    const [a = '', b = '', c = ''] = await addPhotos(platform, own.albumId, 3);
    expect(idsOf(await orderPhotos(platform, { ...own, photoIds: [c, a, b] }))).toEqual([c, a, b]);
    const covers = await albumCovers(platform.db, [own.albumId]);
    expect(covers.get(own.albumId)?.photo.id).toBe(c);
  });

  test('an order with missing, duplicate, extra or foreign photos changes nothing', async () => {
    const own = await newAlbum(platform);
    const [a = '', b = ''] = await addPhotos(platform, own.albumId, 2);
    const [foreign = ''] = await addPhotos(platform, (await newAlbum(platform)).albumId, 1);
    for (const photoIds of [[a], [a, a], [a, b, foreign], [a, foreign]]) {
      expect(await orderPhotos(platform, { ...own, photoIds })).toMatchObject({ refused: 'invalid-input' });
    }
    expect((await photosOf(own.albumId)).map(({ id }) => id)).toEqual([a, b]);
  });

  test('a restored photo returns to its former position', async () => {
    const own = await newAlbum(platform);
    const [a = '', b = '', c = ''] = await addPhotos(platform, own.albumId, 3);
    expect(idsOf(await removePhoto(platform, { ...own, photoId: b }))).toEqual([a, c]);
    expect(await removePhoto(platform, { ...own, photoId: b })).toEqual({ refused: 'not-found' });
    expect(idsOf(await restorePhoto(platform, { ...own, photoId: b }))).toEqual([a, b, c]);
    expect(idsOf(await restorePhoto(platform, { ...own, photoId: b }))).toEqual([a, b, c]);
  });

  test('a full album refuses to restore a removed photo', async () => {
    const own = await newAlbum(platform);
    const [removed = ''] = await addPhotos(platform, own.albumId, 1);
    await removePhoto(platform, { ...own, photoId: removed });
    await addPhotos(platform, own.albumId, 10);
    expect(await restorePhoto(platform, { ...own, photoId: removed })).toEqual({
      refused: 'photo-limit-reached',
    });
  });

  test('a rotated photo shows its new preview at once and its new widths after the job', async () => {
    const own = await newAlbum(platform);
    await addPhoto(platform, own.albumId, await jpeg(400, 300));
    await makeWidths();
    const [before] = await photosOf(own.albumId);
    const turned = whole(await turnPhoto(platform, { ...own, photoId: before?.id ?? '' })).photos[0];
    expect(turned).toMatchObject({ state: 'processing', width: 300, height: 400, avif: [] });
    expect(turned?.preview).not.toBe(before?.preview);
    await makeWidths();
    const [after] = await photosOf(own.albumId);
    expect(after).toMatchObject({ state: 'ready', width: 300, height: 400 });
    expect(after?.webp.map(({ width }) => width)).toEqual([300]);
  });

  test('four rotations restore the original, and two concurrent ones rotate twice', async () => {
    const own = await newAlbum(platform);
    await addPhoto(platform, own.albumId, await jpeg(400, 300));
    const [original] = await photosOf(own.albumId);
    const turn = () => turnPhoto(platform, { ...own, photoId: original?.id ?? '' });
    await Promise.all([turn(), turn()]);
    expect((await photosOf(own.albumId))[0]).toMatchObject({ width: 400, height: 300 });
    await turn();
    await turn();
    expect((await photosOf(own.albumId))[0]?.preview).toBe(original?.preview);
  });

  test('a job made obsolete by a rotation leaves the widths to the next job', async () => {
    const own = await newAlbum(platform);
    await addPhoto(platform, own.albumId, await jpeg(400, 300));
    const photoId = (await photosOf(own.albumId))[0]?.id ?? '';
    const slow = mediaJobs(platform)['process-photo']({ photoId });
    await turnPhoto(platform, { ...own, photoId });
    await slow;
    await makeWidths();
    expect((await photosOf(own.albumId))[0]?.webp.map(({ width }) => width)).toEqual([300]);
  });

  test('a photo whose original cannot be found for a while, as on a disk that is away, is processed later', async () => {
    const own = await newAlbum(platform);
    await addPhotos(platform, own.albumId, 1);
    const sources = join(platform.config.dataDir, 'storage', 'sources');
    await rename(sources, `${sources} away`);
    await expect(makeWidths()).rejects.toThrow('cannot be found');
    expect((await photosOf(own.albumId))[0]?.state).toBe('processing');
    await rename(`${sources} away`, sources);
    await retryNow(platform);
    await makeWidths();
    expect((await photosOf(own.albumId))[0]?.state).toBe('ready');
  });

  test('a photo whose original is missing for a day is marked as failed and keeps its preview', async () => {
    const own = await newAlbum(platform);
    await addPhotos(platform, own.albumId, 1);
    for await (const { key } of platform.storage.list('sources')) await platform.storage.delete(key);
    platform.clock.advance(25 * 60 * 60 * 1_000);
    await makeWidths();
    const [photo] = await photosOf(own.albumId);
    expect(photo?.state).toBe('failed');
    expect((await storedBytes(photo?.preview ?? '')).length).toBeGreaterThan(20);
  });

  test('any sequence of changes keeps positions contiguous from 0 and loses no photo', async () => {
    const own = await newAlbum(platform);
    const all = await addPhotos(platform, own.albumId, 6);
    const step = fc.record({
      kind: fc.constantFrom('order', 'remove', 'restore'),
      pick: fc.nat(5),
      seed: fc.nat(1000),
    });
    let expected = [...all];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const { kind, pick, seed } of steps) {
          const photoId = all[pick] ?? '';
          if (kind === 'order') {
            expected = expected.toSorted((a, b) => shuffled(a, seed) - shuffled(b, seed));
            if (expected.length > 0) await orderPhotos(platform, { ...own, photoIds: expected });
          } else if (kind === 'remove') {
            await removePhoto(platform, { ...own, photoId });
            expected = expected.filter((id) => id !== photoId);
          } else {
            const { photos } = whole(await restorePhoto(platform, { ...own, photoId }));
            expect(photos.map(({ id }) => id).filter((id) => id !== photoId)).toEqual(
              expected.filter((id) => id !== photoId),
            );
            expected = photos.map(({ id }) => id);
            expect(expected).toContain(photoId);
          }
          const photos = await photosOf(own.albumId);
          expect(photos.map(({ id }) => id)).toEqual(expected);
          expect(photos.map(({ position }) => position)).toEqual(expected.map((_, index) => index));
        }
      }),
      { numRuns: 25 },
    );
  });
});

async function photosOf(albumId: string): Promise<Photo[]> {
  return (await photosOfAlbums(platform.db, [albumId])).get(albumId) ?? [];
}

/** A number derived from both, so that sorting by it shuffles deterministically. */
function shuffled(id: string, seed: number): number {
  return crc32(id, seed);
}
