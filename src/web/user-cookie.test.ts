import { expect, test } from 'vitest';
import { clearedUserCookie, readUser, userCookie } from './user-cookie.ts';

const token = 'x'.repeat(43);

test('the session cookie lasts seven days and is inaccessible to other sites and scripts', () => {
  const cookie = userCookie({ token }, true);
  expect(cookie.split('; ').slice(1)).toEqual([
    'Max-Age=604800',
    'Path=/',
    'HttpOnly',
    'Secure',
    'SameSite=Strict',
  ]);
  const request = new Request('http://bazar.test/', { headers: { cookie: cookie.split(';', 1)[0] ?? '' } });
  expect(readUser(request)).toEqual({ token });
});

test('signing out clears the cookie', () => {
  expect(clearedUserCookie(true)).toBe('user=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict');
});
