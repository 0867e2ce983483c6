import { BoundedCache } from '../cache/bounded-cache.ts';
import type { Clock } from '../clock.ts';
import { withTimeout } from '../with-timeout.ts';
import { cacheable, type CachedPage } from './cached-page.ts';
import { bufferedResponse } from './buffered-response.ts';

type RecentPage = {
  readonly page: CachedPage;
  readonly storedAt: number;
  /** Time until which no newer page is rendered, after a failed attempt. */
  retryAt?: number;
};

type StaleOptions = {
  /** Maximum age of a page that is served while no newer one can be rendered. */
  readonly milliseconds: number;
  /** How long to wait for a newer page before serving the stale one. */
  readonly waitMilliseconds: number;
  /** HTML of the notice shown on a stale page. */
  readonly notice: (storedAt: Date) => string;
};

/** The stale notice is inserted after this tag, which root.tsx renders. */
const bodyStart = '<body>';

/** Milliseconds for which a failed rendering is not retried. */
const retryAfter = 2_000;

/**
 * The newer page, or the recent one with a notice when the newer is late or fails because the database is
 * unreachable. A late page is stored for the next visitors.
 */
async function freshOrStale(
  recent: RecentPage,
  fresh: Promise<Response>,
  now: number,
  stale: () => Response,
  { waitMilliseconds }: StaleOptions,
): Promise<Response> {
  const answer = await withTimeout(waitMilliseconds, fresh, () => undefined);
  if (answer && answer.status !== 503) return answer;
  recent.retryAt = now + retryAfter;
  return stale();
}

/** A copy marked as stale: by a notice for people and by a header for programs (RFC 9211). */
function staleCopy(recent: RecentPage, now: number, options: StaleOptions): Response {
  const { page, storedAt } = recent;
  const seconds = Math.round((now - storedAt) / 1_000);
  const headers = new Headers(page.headers);
  headers.set('cache-status', `bazar; hit; ttl=-${seconds}`);
  const html = page.bytes.toString();
  const start = html.indexOf(bodyStart) + bodyStart.length;
  const notice = options.notice(new Date(storedAt));
  return bufferedResponse(html.slice(0, start) + notice + html.slice(start), { headers });
}

export type Render<V> = (request: Request, visit: V) => Promise<Response>;

export type PageCacheOptions = {
  readonly milliseconds: number;
  readonly maxBytes: number;
  /** Cookies that do not change a page. A cookie in neither list may be personal and bypasses the cache. */
  readonly harmlessCookies: readonly string[];
  /** Cookies that change a page in the same way for everybody who has them. */
  readonly keyCookies: readonly string[];
  readonly stale: StaleOptions;
};

/**
 * Caches pages of anonymous visitors briefly, and longer for when no newer ones can be rendered. One visitor
 * triggers the rendering and concurrent ones wait for it; all get the same bytes. A response that sets a
 * cookie, is not a 200 or is not a page is never cached.
 */
export function pageCache<V>(render: Render<V>, options: PageCacheOptions, clock: Clock): Render<V> {
  const recent = new BoundedCache<RecentPage>({ bytes: options.maxBytes, sizeOf: ({ page }) => page.size });
  const rendering = new Map<string, Promise<CachedPage | undefined>>();

  async function fresh(key: string, now: number, request: Request, visit: V): Promise<Response> {
    const pending = rendering.get(key);
    const page = pending && (await pending);
    if (page) return page.answer(request);
    // The awaited page cannot be shared, so render one for this visitor alone.
    if (pending) return render(request, visit);

    const own = Promise.withResolvers<CachedPage | undefined>();
    rendering.set(key, own.promise);
    try {
      // Without the visitor's abort signal: others may still wait for this page.
      const response = await render(new Request(request.url, { headers: request.headers }), visit);
      const rendered = await cacheable(response);
      // Fail at once, rather than during an outage, when the stale page could not carry its notice.
      if (rendered && !rendered.bytes.includes(bodyStart)) throw new Error('A page must have a plain <body>');
      if (rendered) recent.set(key, { page: rendered, storedAt: now });
      own.resolve(rendered);
      return rendered?.uncompressed() ?? response;
    } catch (problem) {
      own.resolve(undefined);
      throw problem;
    } finally {
      rendering.delete(key);
    }
  }

  return async (request, visit) => {
    const key = cacheKey(request, options);
    if (key === undefined) return render(request, visit);
    const now = clock.now().getTime();
    const last = recent.get(key);
    if (!last || now >= last.storedAt + options.stale.milliseconds) return fresh(key, now, request, visit);
    if (now < last.storedAt + options.milliseconds) return last.page.answer(request);
    const stale = () => staleCopy(last, clock.now().getTime(), options.stale);
    if (now < (last.retryAt ?? 0)) return stale();
    return freshOrStale(last, fresh(key, now, request, visit), now, stale, options.stale);
  };
}

/** Returns undefined when the request must not be served from the cache. */
function cacheKey(request: Request, options: PageCacheOptions): string | undefined {
  const shared = sharedCookies(request, options);
  if (!shared || /[?&]rc=|\.data($|\?)/.test(request.url)) return undefined;
  return [request.url, ...shared].join(' ');
}

/** The shared cookies of the request, in order; undefined when one may be personal. */
export function sharedCookies(
  request: Request,
  { harmlessCookies, keyCookies }: Pick<PageCacheOptions, 'harmlessCookies' | 'keyCookies'>,
): string[] | undefined {
  if (request.method !== 'GET' || request.headers.has('authorization')) return undefined;
  const shared: string[] = [];
  for (const pair of (request.headers.get('cookie') ?? '').split(';').map((part) => part.trim())) {
    const name = pair.split('=', 1)[0] ?? '';
    if (name === '' || harmlessCookies.includes(name)) continue;
    if (!keyCookies.includes(name)) return undefined;
    shared.push(pair);
  }
  return shared.toSorted();
}
