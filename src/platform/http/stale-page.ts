import { within } from '../within.ts';
import type { CachedPage } from './cached-page.ts';
import { readyResponse } from './ready-bytes.ts';

export type RecentPage = {
  readonly page: CachedPage;
  readonly storedAt: number;
  /** Until then nobody tries again to render a newer one. */
  retryAt?: number;
};

export type StaleOptions = {
  /** How old a page may be that is served while no newer one can be rendered. */
  readonly milliseconds: number;
  /** How long a newer one is waited for. */
  readonly waitMilliseconds: number;
  /** What the page then says about itself, as HTML. */
  readonly notice: (storedAt: Date) => string;
};

/** Milliseconds in which nobody tries again what has just failed. */
const retryAfter = 2_000;

/**
 * A newer page, or the recent one with a notice where the newer does not come or is refused because the database is
 * away. What comes too late is stored for the next visitors.
 */
export async function freshOrStale(
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
export function staleCopy(recent: RecentPage, now: number, options: StaleOptions): Response {
  const { page, storedAt } = recent;
  const seconds = Math.round((now - storedAt) / 1_000);
  const headers = new Headers(page.headers);
  headers.set('cache-status', `bazar; hit; ttl=-${seconds}`);
  const notice = options.notice(new Date(storedAt));
  const [head = '', ...body] = page.bytes.toString().split('<body>');
  return readyResponse([head, ...body].join(`<body>${notice}`), { headers });
}
