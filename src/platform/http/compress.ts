import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import type { VisitEnv } from './visit.ts';

const smallest = 1_400;
const compressible = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Packs pages and JSON on the way out; quick settings, because every copy is different. */
export const compress = createMiddleware<VisitEnv>(async (c, next) => {
  await next();
  const { headers, status, body } = c.res;
  if (!body || status === 204 || status === 304 || headers.has('content-encoding')) return;
  if (!compressible.test(headers.get('content-type') ?? '')) return;
  headers.append('vary', 'accept-encoding');
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = ['br', 'gzip'].find((name) => accepted.includes(name));
  if (!encoding) return;
  const plain = Buffer.from(await c.res.arrayBuffer());
  const packed = plain.byteLength < smallest ? undefined : await pack(plain, encoding);
  headers.delete('content-length');
  if (packed) headers.set('content-encoding', encoding);
  c.res = new Response(new Uint8Array(packed ?? plain), { status, headers });
});

const pack = (bytes: Buffer, encoding: string): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : zip(bytes, { level: 5 });
