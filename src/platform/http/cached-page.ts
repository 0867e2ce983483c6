import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, acceptedEncoding } from './compress.ts';
import { bytesOf, readyResponse } from './ready-bytes.ts';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // A category page takes 6 ms of one processor; at 9 it takes 38 ms and is 1 % smaller.
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // 256 kB: a page is rarely longer, and by default the window alone takes 4 MB.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

/** A rendered page that is the same for everybody: compressed once for each encoding, and known by its ETag. */
export class CachedPage {
  readonly headers: [string, string][];
  readonly bytes: Buffer;
  /** Of body and headers: a browser that has this page may go on with the policy it came with. */
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

  /** What the memory of the cache is counted by: compressed, a page takes a quarter at most. */
  get size(): number {
    return Math.ceil(1.5 * this.bytes.byteLength);
  }

  /** As the first visitor gets it, who does not wait for slow compression. */
  uncompressed(): Response {
    return readyResponse(this.bytes, { headers: [...this.headers, ['etag', `W/"${this.#hash}"`]] });
  }

  /** As all others get it: compressed if they take that, or only the word that what they have is still right. */
  async answer(request: Request): Promise<Response> {
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'));
    const headers = this.#headers[encoding ?? 'none'];
    if (request.headers.get('if-none-match')?.includes(this.#hash)) {
      const known = headers.filter(([name]) => !/^content-(type|encoding)$/.test(name));
      return new Response(null, { status: 304, headers: known });
    }
    return readyResponse(encoding ? await this.#compress(encoding) : this.bytes, { headers });
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    const cached = this.#compressed.get(encoding);
    if (cached) return cached;
    const compressed = compressors[encoding](this.bytes);
    this.#compressed.set(encoding, compressed);
    return compressed;
  }
}

/** The page of an answer that may be shared; nothing when it sets a cookie, is refused or is of another type. */
export async function cacheable(response: Response, type = 'text/html'): Promise<CachedPage | undefined> {
  const { headers, status } = response;
  const isPage = status === 200 && headers.get('content-type')?.startsWith(type);
  const isPrivate = headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');
  if (!isPage || isPrivate) return undefined;
  return new CachedPage([...headers], Buffer.from(await bytesOf(response)));
}
