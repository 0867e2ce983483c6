import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { openApiDocument } from './openapi.ts';

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Answers with the document, which is written once and packed once for each encoding. */
export function serveOpenApi(): (request: Request) => Promise<Response> {
  const plain = Buffer.from(JSON.stringify(openApiDocument));
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  const packed: { [Encoding in keyof typeof packers]?: Promise<Buffer<ArrayBuffer>> } = {};

  return async ({ headers }) => {
    const accepted = headers.get('accept-encoding') ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    const described = new Headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers: described });
    described.set('content-type', 'application/json; charset=utf-8');
    if (!encoding) return new Response(plain, { headers: described });
    described.set('content-encoding', encoding);
    packed[encoding] ??= packers[encoding](plain);
    return new Response(await packed[encoding], { headers: described });
  };
}
