import { expect, it } from 'vitest';
import { bytesOf } from '../platform/http/buffered-response.ts';
import { referredPages } from './referred-pages.ts';

const html = '<body><a href="/poptavky">Poptávky</a></body>';
const page = async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const moved = async () => new Response(null, { status: 302, headers: { location: '/prihlaseni' } });

async function visited(
  address: string,
  {
    consent = 'implied',
    secure = true,
    pages = page,
    cookie = '',
  }: {
    consent?: 'implied' | 'required';
    secure?: boolean;
    pages?: () => Promise<Response>;
    cookie?: string;
  } = {},
) {
  const visit = referredPages(pages, { referralConsent: consent }, secure);
  const response = await visit(new Request(`https://bazar.example${address}`, { headers: { cookie } }), {});
  return {
    cookies: response.headers.getSetCookie(),
    location: response.headers.get('location'),
    body: Buffer.from(await bytesOf(response)).toString(),
  };
}

it('stores the code for seven days in a cookie as specified, as soon as it arrives', async () => {
  const { cookies, body } = await visited('/?rc=abcd1234');
  expect(cookies).toEqual(['refCode=ABCD1234; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax']);
  expect(body).toBe(html);
});

it('ignores a malformed code', async () => {
  for (const address of [
    '/',
    '/?rc=',
    '/?rc=abc',
    `/?rc=${'a'.repeat(17)}`,
    '/?rc=ab%0Ac1',
    '/?rc=%3Cb%3Ea',
  ]) {
    expect((await visited(address)).cookies, address).toEqual([]);
  }
});

it('adds the code to links until the visitor consents, and stores nothing before', async () => {
  const { cookies, body } = await visited('/?rc=ABCD', { consent: 'required' });
  expect(cookies).toEqual([]);
  expect(body).toContain('href="/poptavky?rc=ABCD"');
  const sent = await visited('/moje?rc=ABCD', { consent: 'required', pages: moved });
  expect(sent.location).toBe('/prihlaseni?rc=ABCD');
});

it('stores a later code at once when the visitor has already consented', async () => {
  const { cookies, body } = await visited('/?rc=NOVY', { consent: 'required', cookie: 'refCode=STARY' });
  expect(cookies).toHaveLength(1);
  expect(body).toBe(html);
});
