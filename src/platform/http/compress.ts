import { createMiddleware } from 'hono/factory';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bytesOf, bufferedResponse } from './buffered-response.ts';
import type { VisitEnv } from './begin-visit.ts';

const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** The preferred encoding that the client accepts (`accept-encoding`) and that is available. */
export function acceptedEncoding(
  header: string | null | undefined,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined {
  const accepted = new Set(
    (header ?? '').split(',').map((item) => /^\s*([a-z]+)(?!.*;\s*q=0(\.0*)?\s*$)/.exec(item)?.[1]),
  );
  return encodings.find((encoding) => accepted.has(encoding) && isThere(encoding));
}

const smallest = 1_400;
const compressible = /^(text\/|application\/(json|xml|atom\+xml|manifest\+json)|image\/svg)/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Compresses pages and JSON. Settings favour speed, because each response is compressed for one client:
 * brotli 3 takes half the time of 4 for 4 % more bytes.
 */
export const compress = createMiddleware<VisitEnv>(async (c, next) => {
  await next();
  const { headers } = c.res;
  if (headers.has('content-encoding') || !compressible.test(headers.get('content-type') ?? '')) return;
  headers.append('vary', 'accept-encoding');
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  if (!encoding || c.req.method === 'HEAD') return;
  const plain = await bytesOf(c.res);
  const body = plain.byteLength < smallest ? undefined : await compressed(plain, encoding);
  headers.delete('content-length');
  if (body) headers.set('content-encoding', encoding);
  const answer = bufferedResponse(body ?? plain, { status: c.res.status, headers });
  // Otherwise Hono would merge in the headers of the response being replaced.
  c.res = undefined;
  c.res = answer;
});

const compressed = (bytes: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(bytes, {
        // Most pages fit into one chunk, and each further one costs another wait for the event loop.
        chunkSize: 32 * 1024,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 3,
          [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      })
    : zip(bytes, { level: 5 });

/**
 * Brotli's window as a power of two, just large enough for the whole response. The default allocates 4 MB per
 * response, which triggered a full garbage collection after every eighth (docs/decisions/0013).
 */
function windowFor(bytes: Uint8Array): number {
  const whole = Math.ceil(Math.log2(bytes.byteLength + 16));
  return Math.min(Math.max(whole, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
