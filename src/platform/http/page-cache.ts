import type { Clock } from '../clock.ts';
import { PackedPage } from './packed-page.ts';
import { bytesOf, readyResponse } from './ready-bytes.ts';
import { RecentPages, type KeptPage } from './recent-pages.ts';

type Visit = { readonly nonce: string };
export type Render<V extends Visit> = (request: Request, visit: V) => Promise<Response>;

export type PageCacheOptions = {
  readonly milliseconds: number;
  readonly maxBytes: number;
  /** Cookies that change nothing in a page. Any cookie in neither list may be about one person: no cache. */
  readonly harmlessCookies: readonly string[];
  /** Cookies that change a page in the same way for everybody who has them. */
  readonly keyCookies: readonly string[];
};

/**
 * Keeps pages of anonymous visitors for a moment. One visitor renders, the others who came meanwhile wait for it;
 * each gets a copy with a nonce of its own. What sets a cookie, is refused or is not a page is never kept.
 */
export function pageCache<V extends Visit>(
  render: Render<V>,
  options: PageCacheOptions,
  clock: Clock,
): Render<V> {
  const kept = new RecentPages(options.maxBytes);
  const rendering = new Map<string, Promise<KeptPage | undefined>>();

  return async (request, visit) => {
    const key = cacheKey(request, options);
    if (key === undefined) return render(request, visit);
    const now = clock.now().getTime();
    const pending = rendering.get(key);
    const page = kept.get(key, now) ?? (pending && (await pending));
    if (page) return takesGzip(request) ? packedCopy(page, visit.nonce) : copy(page, visit.nonce);
    // The one waited for may not be shared, so this visitor is answered alone.
    if (pending) return render(request, visit);

    const own = Promise.withResolvers<KeptPage | undefined>();
    rendering.set(key, own.promise);
    try {
      // Without the visitor's signal: others may wait for this page when the first one has left.
      const response = await render(new Request(request.url, { headers: request.headers }), visit);
      const fresh = await keepable(response, visit.nonce);
      if (fresh) kept.set(key, fresh, now + options.milliseconds);
      own.resolve(fresh);
      return fresh ? copy(fresh, visit.nonce) : response;
    } catch (problem) {
      own.resolve(undefined);
      throw problem;
    } finally {
      rendering.delete(key);
    }
  };
}

/** `undefined`: this request must be answered for itself. */
function cacheKey(request: Request, options: PageCacheOptions): string | undefined {
  if (request.method !== 'GET' || request.headers.has('authorization')) return undefined;
  const url = new URL(request.url);
  if (url.searchParams.has('rc') || url.pathname.endsWith('.data')) return undefined;
  const shared: string[] = [];
  for (const pair of (request.headers.get('cookie') ?? '').split(';').map((part) => part.trim())) {
    const name = pair.split('=', 1)[0] ?? '';
    if (name === '' || options.harmlessCookies.includes(name)) continue;
    if (!options.keyCookies.includes(name)) return undefined;
    shared.push(pair);
  }
  return JSON.stringify([url.host, url.pathname, url.search, shared.toSorted()]);
}

async function keepable(response: Response, nonce: string): Promise<KeptPage | undefined> {
  const { headers, status } = response;
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html');
  const isPrivate = headers.has('set-cookie') || /no-store|private/.test(headers.get('cache-control') ?? '');
  if (!isPage || isPrivate) return undefined;
  const parts = Buffer.from(await bytesOf(response))
    .toString()
    .split(nonce)
    .map((part) => Buffer.from(part));
  return { headers: [...headers], parts };
}

function copy({ headers, parts }: KeptPage, nonce: string): Response {
  const [first = Buffer.alloc(0), ...rest] = parts;
  const between = Buffer.from(nonce);
  return readyResponse(Buffer.concat([first, ...rest.flatMap((part) => [between, part])]), { headers });
}

const takesGzip = (request: Request) => /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');

/** Packed for the second visitor and kept, since packing each copy costs more than all the rest of answering. */
function packedCopy(page: KeptPage, nonce: string): Response {
  const own = Buffer.from(nonce);
  if (page.packed?.nonceBytes !== own.length) page.packed = new PackedPage(page.parts, own.length);
  const headers = new Headers(page.headers);
  headers.append('vary', 'accept-encoding');
  headers.set('content-encoding', 'gzip');
  return readyResponse(page.packed.with(own), { headers });
}
