import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, acceptedEncoding } from './compress.ts';
import { bytesOf, bufferedResponse } from './buffered-response.ts';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // Quality 5 takes 6 ms of one core for a category page; quality 9 takes 38 ms and is 1 % smaller.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // 256 kB: a page is rarely longer, and the default window alone takes 4 MB.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

/**
 * A rendered page that is the same for everybody: compressed once per encoding and identified by its ETag.
 */
export class CachedPage {
  readonly headers: [string, string][];
  readonly bytes: Buffer;
  /** Hash of body and headers: a browser that has this page may keep the security policy it was sent with. */
  readonly #hash: string;
  readonly #headers: Record<Encoding | 'none', [string, string][]>;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(headers: CachedPage['headers'], bytes: Buffer) {
    this.headers = headers;
    this.bytes = bytes;
    const hashed = hash('sha256', Buffer.concat([Buffer.from(JSON.stringify(headers)), bytes]), 'base64url');
    const vary: [string, string] = ['vary', 'accept-encoding'];
    const encoded = (encoding: Encoding): [string, string][] => [
      ...headers,
      ['etag', `"${hashed}-${encoding}"`],
      vary,
      ['content-encoding', encoding],
    ];
    this.#hash = hashed;
    this.#headers = {
      none: [...headers, ['etag', `"${hashed}"`], vary],
      br: encoded('br'),
      gzip: encoded('gzip'),
    };
  }

  /** Estimated memory in bytes: the page and its compressed copies, a quarter of the page at most each. */
  get size(): number {
    return Math.ceil(1.5 * this.bytes.byteLength);
  }

  /** Response for the first visitor, who does not wait for slow compression. */
  uncompressed(): Response {
    return bufferedResponse(this.bytes, { headers: [...this.headers, ['etag', `W/"${this.#hash}"`]] });
  }

  /** Response for all others: compressed if they accept it, or 304 when their copy is current. */
  async answer(request: Request): Promise<Response> {
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
    const headers = this.#headers[encoding ?? 'none'];
    if (request.headers.get('if-none-match')?.includes(this.#hash)) {
      const known = headers.filter(([name]) => !/^content-(type|encoding)$/.test(name));
      return new Response(null, { status: 304, headers: known });
    }
    return bufferedResponse(encoding ? await this.#compress(encoding) : this.bytes, { headers });
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    const cached = this.#compressed.get(encoding);
    if (cached) return cached;
    const compressed = compressors[encoding](this.bytes);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}

/**
 * The page of a response that may be shared; undefined when it sets a cookie, is not a 200 or has another
 * type.
 */
export async function cacheable(response: Response, type = 'text/html'): Promise<CachedPage | undefined> {
  const { headers, status } = response;
  const isPage = status === 200 && headers.get('content-type')?.startsWith(type);
  const isPrivate = headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');
  if (!isPage || isPrivate) return undefined;
  return new CachedPage([...headers], Buffer.from(await bytesOf(response)));
}
