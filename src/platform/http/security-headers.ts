import { hash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Platform } from '../platform.ts';
import type { VisitEnv } from './begin-visit.ts';

export type SecurityOptions = {
  /** Whether the public address is https, so that browsers may be told to stay on it (HSTS). */
  readonly https: boolean;
  /** Whether Vite serves the sources: it injects inline styles and reports changes over a web socket. */
  readonly fromSources: boolean;
  /** Origin of map tiles; all other pictures are our own. */
  readonly tileOrigin?: string | undefined;
};

export function securityOptions(
  { appUrl, mapTiles }: Pick<Platform['config'], 'appUrl' | 'mapTiles'>,
  fromSources: boolean,
): SecurityOptions {
  return {
    https: appUrl.startsWith('https:'),
    fromSources,
    tileOrigin: mapTiles && new URL(mapTiles.url).origin,
  };
}

/**
 * Security headers of every response; a content policy or similar header set by the response itself is kept.
 */
export function securityHeaders(options: SecurityOptions) {
  const always = Object.entries({
    'x-content-type-options': 'nosniff',
    // Not stricter: a form posted under `no-referrer` sends `Origin: null`, which is refused.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    ...(options.https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  });
  const otherwise = Object.entries({
    'content-security-policy': contentPolicy(options),
    'x-frame-options': 'DENY',
    // Pictures and feeds override this, because other sites may show listings.
    'cross-origin-resource-policy': 'same-origin',
  });
  return createMiddleware<VisitEnv>(async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of always) headers.set(name, value);
    for (const [name, value] of otherwise) if (!headers.has(name)) headers.set(name, value);
  });
}

/** Content security policy that allows our own files and the given inline styles only. */
export function contentPolicy(
  { https, fromSources, tileOrigin }: SecurityOptions,
  { styles = [] }: { styles?: readonly string[] } = {},
): string {
  const directives = [
    `default-src 'self'`,
    `script-src 'self'`,
    ['style-src', `'self'`, ...(fromSources ? [`'unsafe-inline'`] : styles.map(hashSource))].join(' '),
    `img-src 'self' data: blob:${tileOrigin ? ` ${tileOrigin}` : ''}`,
    `font-src 'self'`,
    fromSources ? `connect-src 'self' ws:` : `connect-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ];
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ');
}

const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
