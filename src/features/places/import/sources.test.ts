import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { zipOf } from '../../../../test/specimens/registers.ts';
import { openSources } from './sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'bazar-zip-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: Buffer): Promise<Record<string, string>> {
  const path = join(folder, 'archive.zip');
  writeFileSync(path, content);
  const files: Record<string, string> = {};
  for await (const { name, bytes } of openSources([path]))
    files[name.slice(path.length + 1)] = await text(Readable.from(bytes()));
  return files;
}

const small = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const large = (...values: number[]) => {
  const bytes = Buffer.alloc(8 * values.length);
  for (const [index, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 * index);
  return bytes;
};
const full = Buffer.alloc(4, 0xff);
const none = (length: number) => Buffer.alloc(length);

/** A Zip64 archive (over 4 GB): sizes and offsets in 64 bits, the 32-bit fields all ones. */
function largeZip(name: string, content: string): Buffer {
  const length = Buffer.byteLength(content);
  const compressed = deflateRawSync(content);
  const method = Buffer.concat([none(4), small(8), none(8)]);
  const sizes = Buffer.concat([full, full]);
  const extra = (...values: number[]) =>
    Buffer.concat([small(1), small(8 * values.length), large(...values)]);
  const start = Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    method,
    sizes,
    small(name.length),
    small(20),
    Buffer.from(name),
    extra(length, compressed.length),
    compressed,
  ]);
  // Another extra field comes first, as in archives made on Unix.
  const fields = Buffer.concat([small(0x5455), small(5), none(5), extra(length, compressed.length, 0)]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    small(45),
    method,
    sizes,
    small(name.length),
    small(fields.length),
    none(10),
    full,
    Buffer.from(name),
    fields,
  ]);
  const end = Buffer.concat([
    Buffer.from('PK\x06\x06', 'latin1'),
    large(44),
    none(12),
    large(1, 1, directory.length, start.length),
  ]);
  const locator = Buffer.concat([
    Buffer.from('PK\x06\x07', 'latin1'),
    none(4),
    large(start.length + directory.length),
    none(4),
  ]);
  const oldEnd = Buffer.concat([
    Buffer.from('PK\x05\x06', 'latin1'),
    none(4),
    small(0xffff),
    small(0xffff),
    full,
    full,
    none(2),
  ]);
  return Buffer.concat([start, directory, end, locator, oldEnd]);
}

test('reads the files of an ordinary archive', async () => {
  const files = [
    { name: 'a.csv', content: Buffer.from('první') },
    { name: 'b/c.csv', content: Buffer.from('druhý'.repeat(1000)) },
  ];
  expect(await read(await zipOf(files))).toEqual({ 'a.csv': 'první', 'b/c.csv': 'druhý'.repeat(1000) });
});

test('reads the files of a Zip64 archive', async () => {
  const content = 'Kód obce;Název\n'.repeat(500);
  const read64 = await read(largeZip('obce.csv', content));
  expect(Object.keys(read64)).toEqual(['obce.csv']);
  expect(read64['obce.csv']).toBe(content);
});

test('a truncated archive is an error, not an empty archive', async () => {
  const archive = largeZip('obce.csv', 'obsah'.repeat(100));
  for (const kept of [10, archive.length - 30]) {
    await expect(read(archive.subarray(0, kept))).rejects.toThrow(/archive\.zip is no whole zip archive/);
  }
});
