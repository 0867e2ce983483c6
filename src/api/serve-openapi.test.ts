import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { serveOpenApi } from './api.ts';

const answerTo = serveOpenApi();
const ask = (headers: Record<string, string> = {}) =>
  answerTo(new Request('http://bazar.test/api/v1/openapi.json', { headers }));
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test('serves the document in each encoding that callers accept', async () => {
  const plain = await ask();
  expect(await plain.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument)));
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    const answer = await ask({ 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(JSON.parse(decompress[encoding](await bytesOf(answer)).toString()).openapi).toBe('3.1.0');
  }
});

test('compresses once, so that a thousand more responses cost almost no CPU', async () => {
  await ask({ 'accept-encoding': 'br' });
  const before = process.cpuUsage();
  for (let asked = 0; asked < 1_000; asked += 1) await ask({ 'accept-encoding': 'br' });
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});

test('answers 304 to a caller that has the document', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  const again = await ask({ 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await ask({ 'if-none-match': '"another"' })).status).toBe(200);
});
