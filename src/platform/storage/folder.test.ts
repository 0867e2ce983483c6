import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTypeScript } from '../../../test/program.ts';
import { folderStorage } from './folder.ts';
import type { Storage } from './storage.ts';

describe('folder storage', () => {
  let outside: string;
  let dir: string;
  let storage: Storage;

  beforeAll(async () => {
    outside = await mkdtemp(join(tmpdir(), 'storage-'));
    dir = join(outside, 'inside');
    storage = folderStorage(dir);
    await writeFile(join(outside, 'secret.txt'), 'not yours');
  });
  afterAll(() => rm(outside, { recursive: true, force: true }));

  const bytes = (text: string) => new TextEncoder().encode(text);
  const keysUnder = async (folder: string) => {
    const keys: string[] = [];
    for await (const entry of storage.list(folder)) keys.push(entry.key);
    return keys.toSorted();
  };

  test.each(['../secret.txt', 'photos/../../secret.txt', 'photos/A'])(
    'never reads or writes outside its folder: %j',
    async (key) => {
      expect(await storage.get(key)).toBeUndefined();
      await expect(storage.put(key, bytes('x'))).rejects.toThrow('Not a storage key');
      await storage.delete(key);
      expect(await readdir(outside)).toContain('secret.txt');
    },
  );

  test('concurrent writers of one key leave no unfinished file', async () => {
    await Promise.all(Array.from({ length: 8 }, () => storage.put('photos/zz/same.webp', bytes('x'))));
    expect(await readdir(join(dir, 'photos/zz'))).toEqual(['same.webp']);
  });

  test('leftovers of an interrupted write can be listed and deleted, but not read', async () => {
    await storage.put('cut/aa/whole.webp', bytes('1'));
    await writeFile(join(dir, 'cut/aa/.half'), 'ha');
    expect(await keysUnder('cut')).toEqual(['cut/aa/.half', 'cut/aa/whole.webp']);
    expect(await storage.get('cut/aa/.half')).toBeUndefined();
    await storage.delete('cut/aa/.half');
    expect(await readdir(join(dir, 'cut/aa'))).toEqual(['whole.webp']);
  });
});

test('distinguishes an unwritable disk from a bug', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'storage-'));
  const program = runTypeScript('test/programs/store-file.ts', [join(disk, 'storage')], { readOnly: disk });
  await program.ended;
  expect(program.said()).toBe('a storage problem\n');
  await rm(disk, { recursive: true });
});
