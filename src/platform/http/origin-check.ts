import { createMiddleware } from 'hono/factory';
import { refuse } from '../../contract/errors.ts';
import { refusalResponse } from './refusal-response.ts';
import type { VisitEnv } from './begin-visit.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site makes a visitor's browser send (CSRF). Pages are always checked, because
 * signing in needs no cookie yet; the API only when a cookie was sent, because other API callers are not
 * browsers.
 */
export function originCheck(appUrl: string) {
  const ownOrigin = new URL(appUrl).origin;
  return createMiddleware<VisitEnv>(async (c, next) => {
    const { method, path } = c.req;
    const withoutCookie = c.req.header('cookie') === undefined;
    if (safeMethods.has(method) || (path.startsWith('/api/') && withoutCookie)) return next();
    const origin = c.req.header('origin');
    const own =
      origin === undefined
        ? !isCrossSite(c.req.header('sec-fetch-site'))
        : isOwnOrigin(origin, ownOrigin, c.req.header('host'));
    return own ? next() : refusalResponse(refuse('foreign-origin'));
  });
}

/**
 * Whether this call came from the code of our own pages, so that its session cookie may serve as a token.
 * Stricter than for forms: every header the browser sends must match, and a change must prove its origin.
 */
export function isFromOwnPage({ method, headers }: Request, appUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origin !== null) return isOwnOrigin(origin, new URL(appUrl).origin, headers.get('host'));
  return site !== null || safeMethods.has(method);
}

/** Matches the public address, or the host the browser used. */
function isOwnOrigin(origin: string, ownOrigin: string, host: string | null | undefined): boolean {
  return origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Without an Origin header, browsers still send Sec-Fetch-Site; programs send neither. */
function isCrossSite(site: string | undefined): boolean {
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
