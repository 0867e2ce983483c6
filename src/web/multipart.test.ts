import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MalformedForm, multipartType, multipartParts } from './multipart.ts';

type Read = { name: string; value?: string; fileName?: string; bytes?: Buffer };

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(pieces: AsyncIterable<Uint8Array>, type: string): Promise<Read[]> {
  const read: Read[] = [];
  for await (const part of multipartParts(pieces, type)) {
    if ('value' in part) read.push(part);
    else read.push({ ...part, bytes: await buffer(part.body) });
  }
  return read;
}

async function sent(form: FormData) {
  const request = new Request('http://bazar.test/', { method: 'POST', body: form });
  return { type: multipartType(request) ?? '', bytes: new Uint8Array(await request.arrayBuffer()) };
}

test('fields and files are parsed correctly, however the body is chunked', async () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'ž', ' ', '-'), minLength: 1, maxLength: 8 });
  const file = fc.uint8Array({ maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, file), { maxLength: 5 }),
      fc.integer({ min: 1, max: 200 }),
      async (files, size) => {
        const form = new FormData();
        form.append('title', 'Hůl\r\n--podpis');
        for (const [each, bytes] of files)
          form.append('photos', new File([Buffer.from(bytes)], `${each}.jpg`));
        const { type, bytes } = await sent(form);
        const [title, ...rest] = await readAll(inPieces(bytes, size), type);
        expect(title).toEqual({ name: 'title', value: 'Hůl\r\n--podpis' });
        expect(rest.map((part) => [part.fileName, [...(part.bytes ?? [])]])).toEqual(
          files.map(([each, content]) => [`${each}.jpg`, [...content]]),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('an unread file does not affect later parts', async () => {
  const form = new FormData();
  form.append('photos', new File([Buffer.alloc(5000, 7)], 'a.jpg'));
  form.append('intent', 'next');
  const { type, bytes } = await sent(form);
  const names: string[] = [];
  for await (const part of multipartParts(inPieces(bytes, 100), type)) names.push(part.name);
  expect(names).toEqual(['photos', 'intent']);
});

test('parts received completely before an interruption are read', async () => {
  const form = new FormData();
  form.append('title', 'Hůl');
  form.append('photos', new File([Buffer.alloc(5000, 7)], 'hůl "96".jpg'));
  const { type, bytes } = await sent(form);
  const read: Record<string, unknown>[] = [];
  const readTwo = async () => {
    for await (const { name, ...part } of multipartParts(Readable.from([bytes.subarray(0, -3000)]), type))
      read.push({ name, ...('value' in part ? { value: part.value } : { fileName: part.fileName }) });
  };
  await expect(readTwo()).rejects.toBeInstanceOf(MalformedForm);
  expect(read).toEqual([
    { name: 'title', value: 'Hůl' },
    { name: 'photos', fileName: 'hůl "96".jpg' },
  ]);
});

test.each([
  ['no part has ended', 'x'.repeat(20_000)],
  ['headers have no end', `--b\r\n${'x: y\r\n'.repeat(5000)}`],
  ['a part has no name', '--b\r\nContent-Disposition: form-data\r\n\r\nx'],
])('a form in which %s is refused', async (_, text) => {
  const malformed = readAll(inPieces(Buffer.from(text), 1000), 'multipart/form-data; boundary=b');
  await expect(malformed).rejects.toBeInstanceOf(MalformedForm);
});

test('a truncated form throws instead of passing for a shorter one', async () => {
  const form = new FormData();
  form.append('photos', new File([Buffer.alloc(500, 7)], 'a.jpg'));
  const { type, bytes } = await sent(form);
  await expect(readAll(inPieces(bytes.subarray(0, -60), 50), type)).rejects.toBeInstanceOf(MalformedForm);
});
