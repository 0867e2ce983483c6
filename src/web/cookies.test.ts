import { expect, test } from 'vitest';
import { ownCookies, serializeCookie } from './cookies.ts';
import { pendingProviderCookie, readPendingProviderSignIn } from './pages/sign-in/provider-cookie.ts';
import { browserKeyCookie, readBrowserKey, readPendingSignIn } from './sign-in-cookie.ts';
import { readSubmittedForm } from './form-recovery/submitted-cookie.server.ts';
import { readUser } from './user-cookie.ts';

const withCookie = (cookie: string) => new Request('https://bazar.example/', { headers: { cookie } });
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const options = { maxAgeSeconds: 60, sameSite: 'Strict', httpOnly: true } as const;

test('on https a cookie has a prefix that protects it from other hosts, except those named by the specification', () => {
  expect(serializeCookie('overeni', 'x', { ...options, secure: true })).toMatch(
    /^__Host-overeni=x; .*Path=\/;.*; Secure;/,
  );
  for (const name of ['user', 'refCode', 'locale'] as const)
    expect(serializeCookie(name, 'x', { ...options, secure: true })).toMatch(new RegExp(`^${name}=x; `));
  expect(serializeCookie('overeni', 'x', { ...options, secure: false })).toMatch(/^overeni=x; /);
});

test('on https a cookie without its prefix is ignored', () => {
  const sent = '__Host-overeni=own; overeni=planted; user=a=b; theme=dark; __Host-videne=1.2; oblibene=3';
  expect(ownCookies(sent)).toBe('overeni=own; user=a=b; theme=dark; videne=1.2');
  expect(ownCookies('theme=dark; user=x')).toBe('theme=dark; user=x');
});

test('a cookie cannot redirect to another site', () => {
  const trip = { provider: 'google', proof: { state: 's', nonce: 'n', verifier: 'v' } } as const;
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    expect(readPendingProviderSignIn(withCookie(`cesta=${json({ ...trip, next })}`))?.next).toBe(
      '/ucet/moje-inzerce',
    );
    const pending = {
      challengeId: crypto.randomUUID(),
      browserKey: 'x',
      email: 'a@b.cz',
      resendAt: '',
      next,
    };
    expect(readPendingSignIn(withCookie(`overeni=${json(pending)}`))?.next).toBe('/ucet/moje-inzerce');
  }
  const [own = ''] = pendingProviderCookie({ ...trip, next: '/ucet?x=1' }, false).split(';');
  expect(readPendingProviderSignIn(withCookie(own))?.next).toBe('/ucet?x=1');
  expect(readSubmittedForm(withCookie('neodeslano=x'))).toBeUndefined();
});

test('a browser is identified by its own key, and an invalid key is ignored', () => {
  const key = crypto.randomUUID();
  const [pair = '', ...flags] = browserKeyCookie(key, true).split('; ');
  expect(readBrowserKey(withCookie(ownCookies(pair)))).toBe(key);
  expect(flags).toEqual(['Max-Age=31536000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']);
  expect(readBrowserKey(withCookie('prohlizec=kratky'))).toBeUndefined();
});

test('a token that no header could contain is ignored', () => {
  const user = (token: string) => readUser(withCookie(`user=${json({ token })}`));
  expect(user('a'.repeat(43))).toBeDefined();
  expect(user(`${'a'.repeat(30)}\u0000`)).toBeUndefined();
  expect(user(`${'a'.repeat(30)}\r\nx: y`)).toBeUndefined();
});
