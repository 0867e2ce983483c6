import { parse, serialize } from 'hono/utils/cookie';
import { cookieName, hostPrefix } from '../contract/cookie-name.ts';
import { type CookieName, cookieNames } from '../contract/stored-in-browser.ts';

/** Attributes of a cookie; the path is always `/`. */
export type CookieOptions = {
  maxAgeSeconds: number;
  sameSite: 'Strict' | 'Lax';
  httpOnly: boolean;
  secure: boolean;
};

export function serializeCookie(name: CookieName, value: string, options: CookieOptions): string {
  const { maxAgeSeconds: maxAge, ...flags } = options;
  return serialize(cookieName(name, options.secure), value, { ...flags, maxAge, path: '/' });
}

/**
 * The `Cookie` header of an https request with unprefixed names: a cookie that should have the prefix but lacks
 * it was set by someone else and is dropped.
 */
export function ownCookies(header: string): string {
  const prefixed = new Map(cookieNames.map((name) => [cookieName(name, true), name]));
  const pairs = header.split(';').flatMap((pair) => {
    const [name = '', ...value] = pair.trim().split('=');
    const plain = prefixed.get(name);
    if (plain !== undefined) return [[plain, ...value].join('=')];
    return prefixed.has(hostPrefix + name) ? [] : [pair.trim()];
  });
  return pairs.join('; ');
}

/** The value of one cookie of a request; undefined when missing or malformed. */
export function readCookie(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

/** A cookie with a JSON record; malformed values count as missing. */
export function readJsonCookie(request: Request, name: string): unknown {
  try {
    return JSON.parse(readCookie(request, name) ?? 'null');
  } catch {
    return undefined;
  }
}
