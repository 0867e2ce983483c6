import { beforeAll, describe, expect, test } from 'vitest';
import { newAlbum } from '../../../test/albums.ts';
import { testPlatform } from '../../../test/platform.ts';
import { copies, pictures, type Picture } from '../../../test/specimens/pictures.ts';
import { chances } from '../../../test/stock.ts';
import { previewImage } from '../../platform/images/images.ts';
import { removePhoto } from './album.ts';
import { copyFiles, insertCopies } from './copy-photos.ts';
import { deleteAlbum } from './db.ts';
import { isCopy, fingerprintOf, keysOfCopies } from './fingerprint.ts';
import { addPhoto } from './make-photo.ts';
import { albumsWithSamePhoto, fingerprintMissing } from './similar-photos.ts';

const platform = await testPlatform();
const chance = chances(3);
const samples: Picture[] = [];
const plain: Picture[] = [];

const printOf = async (jpeg: Uint8Array) => fingerprintOf((await previewImage(jpeg, 0)).grey);
const prints = new Map<Picture, NonNullable<Awaited<ReturnType<typeof printOf>>>>();

beforeAll(async () => {
  for await (const picture of pictures({ scene: 8, 'same floor': 8, drawing: 8, bare: 4 })) {
    const print = await printOf(picture.jpeg);
    if (print) prints.set(picture, print);
    (print ? samples : plain).push(picture);
  }
}, 240_000);

async function albumWith(...photos: Uint8Array[]) {
  const own = await newAlbum(platform);
  const ids: string[] = [];
  for (const photo of photos) {
    const id = await addPhoto(platform, own.albumId, photo);
    if (typeof id === 'string') ids.push(id);
  }
  return { ...own, ids };
}
const sampleAt = (index: number): Buffer => samples[index]?.jpeg ?? Buffer.alloc(0);
const copied = async (jpeg: Buffer) =>
  (await copies['all of it: up to 5 % off every side, 400 px, quality 60']?.(jpeg, chance)) ?? jpeg;

describe('the fingerprint of a photo', () => {
  // More pictures, and each transformation separately, are in bench/photos.
  test(
    'matches nearly every copy that was resized, cropped and re-encoded',
    { timeout: 240_000 },
    async () => {
      let found = 0;
      for (const [picture, print] of prints) {
        const copy = await printOf(await copied(picture.jpeg));
        const keys = new Set(print.keys);
        if (
          copy &&
          keysOfCopies(copy.windows).some((key) => keys.has(key)) &&
          isCopy(copy.windows, print.windows)
        )
          found += 1;
      }
      expect(prints.size).toBeGreaterThanOrEqual(22);
      expect(found / prints.size).toBeGreaterThanOrEqual(0.95);
    },
  );

  test('does not match different photos, even of goods on the same floor', () => {
    const all = [...prints];
    const pairs = all.flatMap(([one, print], at) =>
      all.slice(at + 1).map(([other, theirs]) => ({
        names: `${one.name}, ${other.name}`,
        same: isCopy(print.windows, theirs.windows),
      })),
    );
    const mistaken = pairs.filter(({ same }) => same);
    expect(mistaken.length / pairs.length, mistaken.map(({ names }) => names).join('; ')).toBeLessThanOrEqual(
      0.005,
    );
  });

  test('is not computed for a bare wall', () => {
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.every(({ kind }) => kind === 'bare')).toBe(true);
  });
});

describe('albums with the same photo', () => {
  test(
    "are found from both sides, but never within one advertiser's albums",
    { timeout: 120_000 },
    async () => {
      const jpeg = sampleAt(0);
      const [victim, thief] = [await albumWith(sampleAt(1), jpeg), await albumWith(await copied(jpeg))];
      await albumWith(sampleAt(2));
      expect(await albumsWithSamePhoto(platform.db, thief.albumId)).toEqual([victim.albumId]);
      expect(await albumsWithSamePhoto(platform.db, victim.albumId)).toEqual([thief.albumId]);
      await platform.db
        .updateTable('albums')
        .set({ advertiser_id: victim.advertiserId })
        .where('id', '=', thief.albumId)
        .execute();
      expect(await albumsWithSamePhoto(platform.db, thief.albumId)).toEqual([]);
    },
  );

  test(
    'include one with the photo mirrored, and none whose photo was removed or deleted',
    { timeout: 120_000 },
    async () => {
      const jpeg = sampleAt(12);
      const [victim, thief] = [
        await albumWith(jpeg),
        await albumWith((await copies['in a mirror']?.(jpeg, chance)) ?? jpeg, sampleAt(13)),
      ];
      expect(await albumsWithSamePhoto(platform.db, thief.albumId)).toEqual([victim.albumId]);
      await removePhoto(platform, { ...thief, photoId: thief.ids[0] ?? '' });
      expect(await albumsWithSamePhoto(platform.db, victim.albumId)).toEqual([]);
      await deleteAlbum(platform.db, victim.albumId);
      const left = await platform.db
        .selectFrom('photo_fingerprints')
        .where('photo_id', 'in', victim.ids)
        .selectAll()
        .execute();
      expect(left).toEqual([]);
    },
  );

  test(
    'are found for older and for copied photos once the job has fingerprinted them',
    { timeout: 120_000 },
    async () => {
      const jpeg = sampleAt(20);
      const [old, other] = [await albumWith(jpeg), await albumWith(await copied(jpeg))];
      await platform.db.deleteFrom('photo_fingerprints').where('photo_id', 'in', old.ids).execute();
      const copy = await newAlbum(platform);
      const files = await copyFiles(platform, old.albumId, {
        advertiserId: copy.advertiserId,
        client: 'test',
      });
      if (!Array.isArray(files)) throw new Error('Not copied');
      await insertCopies(platform, platform.db, copy.albumId, files);
      expect(await albumsWithSamePhoto(platform.db, other.albumId)).toEqual([]);

      await fingerprintMissing(platform);
      await fingerprintMissing(platform);

      expect(new Set(await albumsWithSamePhoto(platform.db, other.albumId))).toEqual(
        new Set([old.albumId, copy.albumId]),
      );
    },
  );

  test(
    'are found for a photo that failed to decode at first, with a limited number of retries',
    { timeout: 120_000 },
    async () => {
      const jpeg = sampleAt(15);
      const [victim, thief] = [await albumWith(jpeg), await albumWith(await copied(jpeg))];
      const of = (ids: readonly string[]) =>
        platform.db.selectFrom('photo_fingerprints').where('photo_id', 'in', ids);
      await platform.db.deleteFrom('photo_fingerprints').where('photo_id', 'in', victim.ids).execute();
      const { source_key: key } = await platform.db
        .selectFrom('photos')
        .where('id', 'in', victim.ids)
        .select('source_key')
        .executeTakeFirstOrThrow();
      const stored = await platform.storage.get(key);
      const source = new Uint8Array(await new Response(stored?.stream()).arrayBuffer());
      await platform.storage.put(key, new Uint8Array(3));
      await fingerprintMissing(platform);
      await platform.storage.put(key, source);
      await fingerprintMissing(platform);
      expect(await albumsWithSamePhoto(platform.db, thief.albumId)).toEqual([]);
      platform.clock.advance(25 * 3_600_000);
      await fingerprintMissing(platform);
      expect(await albumsWithSamePhoto(platform.db, thief.albumId)).toEqual([victim.albumId]);

      await platform.db.deleteFrom('photo_fingerprints').where('photo_id', 'in', victim.ids).execute();
      await platform.storage.put(key, new Uint8Array(3));
      for (let days = 0; days < 7; days += 1) {
        await fingerprintMissing(platform);
        platform.clock.advance(25 * 3_600_000);
      }
      expect(await of(victim.ids).select('failed_tries').execute()).toEqual([{ failed_tries: 5 }]);
    },
  );
});
