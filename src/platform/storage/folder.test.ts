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
  const textOf = async (key: string) => {
    const found = await storage.get(key);
    return found && { size: found.size, text: await new Response(found.stream()).text() };
  };
  const keysUnder = async (folder: string) => {
    const keys: string[] = [];
    for await (const entry of storage.list(folder)) keys.push(entry.key);
    return keys.toSorted();
  };

  test('gives back exactly what was put', async () => {
    await storage.put('photos/ab/abcd-640.avif', bytes('picture'));
    expect(await textOf('photos/ab/abcd-640.avif')).toEqual({ size: 7, text: 'picture' });
  });

  test('knows nothing of a key that was never written, nor of a folder', async () => {
    await storage.put('photos/cd/one.webp', bytes('1'));
    expect(await storage.get('photos/cd/two.webp')).toBeUndefined();
    expect(await storage.get('photos/cd')).toBeUndefined();
    expect(await storage.get('photos/cd/one.webp/more')).toBeUndefined();
  });

  test('no longer has what was deleted, and deleting again does no harm', async () => {
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
    'photos/A',
    'a\0b',
  ])('never leaves its folder: %j', async (key) => {
    expect(await storage.get(key)).toBeUndefined();
    await expect(storage.put(key, bytes('x'))).rejects.toThrow('Not a storage key');
    await storage.delete(key);
    expect(await readdir(outside)).toContain('secret.txt');
  });

  test('two writers of one key leave one whole object and no unfinished file', async () => {
    const long = 'x'.repeat(300_000);
    await Promise.all(Array.from({ length: 8 }, () => storage.put('photos/zz/same.webp', bytes(long))));
    expect((await textOf('photos/zz/same.webp'))?.size).toBe(300_000);
    expect(await readdir(join(dir, 'photos/zz'))).toEqual(['same.webp']);
  });

  test('what a cut-off write left behind is listed and deletable, never readable', async () => {
    await storage.put('cut/aa/whole.webp', bytes('1'));
    await writeFile(join(dir, 'cut/aa/.half'), 'ha');
    expect(await keysUnder('cut')).toEqual(['cut/aa/.half', 'cut/aa/whole.webp']);
    expect(await storage.get('cut/aa/.half')).toBeUndefined();
    await storage.delete('cut/aa/.half');
    expect(await readdir(join(dir, 'cut/aa'))).toEqual(['whole.webp']);
  });

  test('lists what lies under a folder, and nothing where there is none', async () => {
    await storage.put('listed/aa/1.webp', bytes('1'));
    await storage.put('listed/bb/2.webp', bytes('2'));
    expect(await keysUnder('listed')).toEqual(['listed/aa/1.webp', 'listed/bb/2.webp']);
    expect(await keysUnder('nowhere')).toEqual([]);
  });
});

test('a disk that cannot be written is told from a fault of the program', async () => {
  const disk = await mkdtemp(join(tmpdir(), 'storage-'));
  const program = runTypeScript('test/programs/store-file.ts', [join(disk, 'storage')], { readOnly: disk });
  await program.ended;
  expect(program.said()).toBe('a storage problem\n');
  await rm(disk, { recursive: true });
});
