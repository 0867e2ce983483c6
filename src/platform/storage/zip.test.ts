import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RandomAccessReader, fromRandomAccessReaderPromise } from 'yauzl';
import { collect } from '../../../test/collect.ts';
import { unzip } from '../../../test/unzip.ts';
import { type ZipEntry, zipArchive } from './zip.ts';

async function* listed(files: ReadonlyMap<string, readonly Uint8Array[]>): AsyncGenerator<ZipEntry> {
  for (const [name, pieces] of files) yield { name, modified: new Date('2026-05-04T10:00:00Z'), pieces };
}

test('an archive returns every file intact, however its content was chunked', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 4 });
  const name = fc.stringMatching(/^[a-zěščř0-9-]{1,9}(\/[a-zěščř0-9-]{1,9})?$/);
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(name, pieces), { maxLength: 6, selector: ([own]) => own }),
      async (files) => {
        const given = new Map(files);
        const archive = Buffer.concat(await collect(zipArchive(listed(given))));
        const found = await unzip(archive);
        expect([...found.keys()]).toEqual([...given.keys()]);
        for (const [own, parts] of given) expect(found.get(own)).toEqual(Buffer.concat(parts));
      },
    ),
    { numRuns: 50 },
  );
});

/** A reader of an archive of which only the end is available, where its directory is. */
class ArchiveEnd extends RandomAccessReader {
  readonly #end: Buffer;
  readonly #from: number;
  constructor(end: Buffer, size: number) {
    super();
    this.#end = end;
    this.#from = size - end.length;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from([this.#end.subarray(start - this.#from, end - this.#from)]);
  }
}

test('other programs find files beyond the first 4 GB of an archive', { timeout: 180_000 }, async () => {
  const modified = new Date('2026-05-04T10:00:00Z');
  const piece = Buffer.alloc(16 * 1024 * 1024);
  async function* large(): AsyncGenerator<ZipEntry> {
    yield { name: 'fotky.bin', modified, pieces: Array.from({ length: 257 }, () => piece) };
    yield { name: 'data.json', modified, pieces: [Buffer.from('{"jsem":"tu"}')] };
  }
  let size = 0;
  const kept = 128 * 1024;
  let end = Buffer.alloc(0);
  for await (const part of zipArchive(large())) {
    size += part.byteLength;
    end = Buffer.concat([end, part.subarray(-kept)]).subarray(-kept);
  }
  expect(size).toBeGreaterThan(2 ** 32);
  const zip = await fromRandomAccessReaderPromise(new ArchiveEnd(end, size), size, { autoClose: false });
  const [photos, data] = await collect(zip.eachEntry());
  expect(photos).toMatchObject({ fileName: 'fotky.bin', uncompressedSize: 257 * piece.length });
  expect(data?.relativeOffsetOfLocalHeader).toBeGreaterThan(2 ** 32);
  if (!data) throw new Error('No second file');
  expect(await text(await zip.openReadStreamPromise(data))).toBe('{"jsem":"tu"}');
});

test('a failing entry fails the archive, and later entries are not started', async () => {
  const begun: string[] = [];
  async function* broken(): AsyncGenerator<ZipEntry> {
    const modified = new Date('2026-05-04T10:00:00Z');
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) {
      begun.push(name);
      yield { name, modified, pieces: name === 'b.jpg' ? failing() : [Buffer.from('a')] };
    }
  }
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('b');
    throw new Error('the storage is away');
  }
  await expect(collect(zipArchive(broken()))).rejects.toThrow('the storage is away');
  expect(begun).toEqual(['a.jpg', 'b.jpg']);
});

test('cancelling the archive closes the entry being read', async () => {
  let closed = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield Buffer.alloc(1_000);
    } finally {
      closed += 1;
    }
  }
  async function* one(): AsyncGenerator<ZipEntry> {
    try {
      yield { name: 'a', modified: new Date(0), pieces: endless() };
    } finally {
      closed += 1;
    }
  }
  for await (const _ of zipArchive(one())) break;
  await expect.poll(() => closed).toBe(2);
});
