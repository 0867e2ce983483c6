import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MalformedForm, multipartBoundary, multipartParts } from './multipart.ts';

type Read = { name: string; fileName: string | undefined; bytes: Buffer };

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(pieces: AsyncIterable<Uint8Array>, boundary: string): Promise<Read[]> {
  const read: Read[] = [];
  for await (const { body, ...part } of multipartParts(pieces, boundary)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    read.push({ ...part, bytes: Buffer.concat(chunks) });
  }
  return read;
}

async function sent(form: FormData) {
  const request = new Request('http://bazar.test/', { method: 'POST', body: form });
  return { boundary: multipartBoundary(request) ?? '', bytes: new Uint8Array(await request.arrayBuffer()) };
}

test('fields and files come out as they went in, however the body is cut', async () => {
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
        const { boundary, bytes } = await sent(form);
        const [title, ...rest] = await readAll(inPieces(bytes, size), boundary);
        expect(title).toMatchObject({ name: 'title', fileName: undefined });
        expect(title?.bytes.toString()).toBe('Hůl\r\n--podpis');
        expect(rest.map((part) => [part.fileName, [...part.bytes]])).toEqual(
          files.map(([each, content]) => [`${each}.jpg`, [...content]]),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('a body left unread does not disturb the parts after it', async () => {
  const form = new FormData();
  form.append('photos', new File([Buffer.alloc(5000, 7)], 'a.jpg'));
  form.append('intent', 'next');
  const { boundary, bytes } = await sent(form);
  const names: string[] = [];
  for await (const part of multipartParts(inPieces(bytes, 100), boundary)) names.push(part.name);
  expect(names).toEqual(['photos', 'intent']);
});

test('a form that was cut off says so instead of passing for a shorter one', async () => {
  const form = new FormData();
  form.append('photos', new File([Buffer.alloc(500, 7)], 'a.jpg'));
  const { boundary, bytes } = await sent(form);
  await expect(readAll(inPieces(bytes.subarray(0, -60), 50), boundary)).rejects.toBeInstanceOf(MalformedForm);
});
