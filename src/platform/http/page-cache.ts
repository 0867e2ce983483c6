import { BoundedCache } from '../cache/bounded-cache.ts';
import type { Clock } from '../clock.ts';
import { within } from '../within.ts';
import { cacheable, type CachedPage } from './cached-page.ts';
import { readyResponse } from './ready-bytes.ts';

type RecentPage = {
  readonly page: CachedPage;
  readonly storedAt: number;
  /** Until then nobody tries again to render a newer one. */
  retryAt?: number;
};

type StaleOptions = {
  /** How old a page may be that is served while no newer one can be rendered. */
  readonly milliseconds: number;
  /** How long a newer one is waited for. */
  readonly waitMilliseconds: number;
  /** What the page then says about itself, as HTML. */
  readonly notice: (storedAt: Date) => string;
};

/** Where the notice of a stale copy goes; the document of root.tsx is ours. */
const bodyStart = '<body>';

/** Milliseconds in which nobody tries again what has just failed. */
const retryAfter = 2_000;

/**
 * A newer page, or the recent one with a notice where the newer does not come or is refused because the database is
 * away. What comes too late is stored for the next visitors.
 */
async function freshOrStale(
  recent: RecentPage,
  fresh: Promise<Response>,
  now: number,
  stale: () => Response,
  { waitMilliseconds }: StaleOptions,
): Promise<Response> {
  const answer = await within(waitMilliseconds, fresh, () => undefined);
  if (answer && answer.status !== 503) return answer;
  recent.retryAt = now + retryAfter;
  return stale();
}

/** A copy that says, to people and to programs (RFC 9211), that it is one. */
function staleCopy(recent: RecentPage, now: number, options: StaleOptions): Response {
  const { page, storedAt } = recent;
  const seconds = Math.round((now - storedAt) / 1_000);
  const headers = new Headers(page.headers);
  headers.set('cache-status', `bazar; hit; ttl=-${seconds}`);
  const html = page.bytes.toString();
  const start = html.indexOf(bodyStart) + bodyStart.length;
  const notice = options.notice(new Date(storedAt));
  return readyResponse(html.slice(0, start) + notice + html.slice(start), { headers });
}

export type Render<V> = (request: Request, visit: V) => Promise<Response>;

export type PageCacheOptions = {
  readonly milliseconds: number;
  readonly maxBytes: number;
  /** Cookies that change nothing in a page. Any cookie in neither list may be about one person: no cache. */
  readonly harmlessCookies: readonly string[];
  /** Cookies that change a page in the same way for everybody who has them. */
  readonly keyCookies: readonly string[];
  readonly stale: StaleOptions;
};

/**
 * Caches pages of anonymous visitors for a moment, and longer for when no newer ones can be rendered. One visitor
 * renders, the others who came meanwhile wait for it; all get the same bytes. What sets a cookie, is refused or is not
 * a page is never cached.
 */
export function pageCache<V>(render: Render<V>, options: PageCacheOptions, clock: Clock): Render<V> {
  const recent = new BoundedCache<RecentPage>({ bytes: options.maxBytes, sizeOf: ({ page }) => page.size });
  const rendering = new Map<string, Promise<CachedPage | undefined>>();

  async function fresh(key: string, now: number, request: Request, visit: V): Promise<Response> {
    const pending = rendering.get(key);
    const page = pending && (await pending);
    if (page) return page.answer(request);
    // The one waited for may not be shared, so this visitor is answered alone.
    if (pending) return render(request, visit);

    const own = Promise.withResolvers<CachedPage | undefined>();
    rendering.set(key, own.promise);
    try {
      // Without the visitor's signal: others may wait for this page when the first one has left.
      const response = await render(new Request(request.url, { headers: request.headers }), visit);
      const rendered = await cacheable(response);
      // Found out at once, and not during an outage, when a copy would go out as if it were fresh.
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

/** `undefined`: this request must be answered for itself. */
function cacheKey(request: Request, options: PageCacheOptions): string | undefined {
  const shared = sharedCookies(request, options);
  if (!shared || /[?&]rc=|\.data($|\?)/.test(request.url)) return undefined;
  return [request.url, ...shared].join(' ');
}

/** The cookies that many visitors may have alike, in order; `undefined` where one may be about a single person. */
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
