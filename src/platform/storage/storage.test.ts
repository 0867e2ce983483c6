import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openBucket } from '../../../test/bucket.ts';
import { collect } from '../../../test/collect.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

const dir = await mkdtemp(join(tmpdir(), 'storage-'));
afterAll(() => rm(dir, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (storage: Storage, key: string) => {
  const found = await storage.get(key);
  return found && { size: found.size, text: await new Response(found.stream()).text() };
};
const entriesOf = async (storage: Storage, folder?: string) => {
  const entries = await collect(storage.list(folder));
  return entries.toSorted((a, b) => a.key.localeCompare(b.key));
};
const keysOf = async (storage: Storage, folder?: string) =>
  (await entriesOf(storage, folder)).map(({ key }) => key);

describe.each([
  ['a folder', folderStorage(dir)],
  ['a bucket', s3Storage(await openBucket())],
])('%s', (_, storage) => {
  test('returns exactly what was written', async () => {
    await storage.put('photos/ab/abcd-640.avif', bytes('picture'));
    expect(await textOf(storage, 'photos/ab/abcd-640.avif')).toEqual({ size: 7, text: 'picture' });
  });

  test('returns undefined for a key that was never written, and for a folder', async () => {
    await storage.put('photos/cd/one.webp', bytes('1'));
    for (const key of ['photos/cd/two.webp', 'photos/cd', 'photos/cd/one.webp/more'])
      expect(await storage.get(key)).toBeUndefined();
  });

  test('deletes objects, and deleting again is harmless', async () => {
    await storage.put('photos/ef/gone.webp', bytes('1'));
    await storage.delete('photos/ef/gone.webp');
    await storage.delete('photos/ef/gone.webp');
    expect(await storage.get('photos/ef/gone.webp')).toBeUndefined();
  });

  test.each([
    '../secret.txt',
    'photos/../../secret.txt',
    '/etc/hostname',
    'photos//a',
    '',
    '.hidden',
    'a\0b',
  ])('rejects a key that could lead out of the storage: %j', async (key) => {
    expect(await storage.get(key)).toBeUndefined();
    await expect(storage.put(key, bytes('x'))).rejects.toThrow('Not a storage key');
    await storage.delete(key);
  });

  test('two concurrent writers of one key leave one complete object', async () => {
    const long = 'x'.repeat(300_000);
    await Promise.all(Array.from({ length: 8 }, () => storage.put('photos/zz/same.webp', bytes(long))));
    expect((await textOf(storage, 'photos/zz/same.webp'))?.size).toBe(300_000);
    expect(await keysOf(storage, 'photos/zz')).toEqual(['photos/zz/same.webp']);
  });

  test('lists the objects of a folder with size and time, and none for a missing folder', async () => {
    const before = Date.now() - 2_000;
    await storage.put('listed/aa/1.webp', bytes('1'));
    await storage.put('listed/bb/2.webp', bytes('22'));
    const entries = await entriesOf(storage, 'listed');
    expect(entries.map(({ key, size }) => [key, size])).toEqual([
      ['listed/aa/1.webp', 1],
      ['listed/bb/2.webp', 2],
    ]);
    expect(entries.every(({ writtenAt }) => writtenAt.getTime() >= before)).toBe(true);
    expect(await keysOf(storage, 'nowhere')).toEqual([]);
    expect(await keysOf(storage)).toContain('listed/bb/2.webp');
  });

  test.each([0, 1_000, 8 * 1024 * 1024, 21_000_000])('writes %i bytes from a stream', async (size) => {
    const whole = new Uint8Array(size).map((byte, index) => (byte + index) % 251);
    async function* pieces() {
      for (let at = 0; at < size; at += 1_000_003) yield whole.subarray(at, at + 1_000_003);
    }
    expect(await storage.putStream('exports/long.zip', pieces())).toBe(size);
    const found = await storage.get('exports/long.zip');
    const read = Buffer.from(await new Response(found?.stream()).arrayBuffer());
    expect([found?.size, read.equals(whole)]).toEqual([size, true]);
  });

  test('a failing source leaves no object behind', async () => {
    async function* broken() {
      yield new Uint8Array(9_000_000);
      throw new Error('the source broke');
    }
    await expect(storage.putStream('broken/one.zip', broken())).rejects.toThrow('the source broke');
    expect(await keysOf(storage, 'broken')).toEqual([]);
  });
});
