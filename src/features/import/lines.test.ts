import { expect, test } from 'vitest';
import { type Line, linesOf } from './import-listings.ts';

async function read(bytes: Uint8Array, chunk = bytes.length || 1): Promise<Line[]> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  return all(chunks());
}

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of linesOf(chunks)) lines.push(line);
  return lines;
}

test('lines have the numbers shown by an editor, however the file is chunked', async () => {
  const file = Buffer.from('{"a":"ěšč"}\r\n\n{"b":2}\nlast');
  const lines = [
    { number: 1, text: '{"a":"ěšč"}' },
    { number: 3, text: '{"b":2}' },
    { number: 4, text: 'last' },
  ];
  for (const size of [1, 2, 7, file.length]) expect(await read(file, size)).toEqual(lines);
});

test('a line that is not UTF-8 is reported, and the next one is read', async () => {
  const file = Buffer.concat([Buffer.from('one\n'), Buffer.from([0xe1, 0xe8]), Buffer.from('\nthree\n')]);
  expect(await read(file)).toEqual([
    { number: 1, text: 'one' },
    { number: 2, problem: 'not UTF-8' },
    { number: 3, text: 'three' },
  ]);
});

test('a huge line is skipped without buffering it', async () => {
  async function* chunks() {
    yield Buffer.from('one\n');
    for (let each = 0; each < 200; each += 1) yield Buffer.alloc(1_000_000, 'x');
    yield Buffer.from('\nthree');
  }
  const before = process.memoryUsage().arrayBuffers;
  const lines = await all(chunks());
  expect(lines).toEqual([
    { number: 1, text: 'one' },
    { number: 2, problem: 'longer than 1,000,000 bytes' },
    { number: 3, text: 'three' },
  ]);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(250_000_000);
});
