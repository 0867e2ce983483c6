import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { expect } from 'vitest';
import { elements, innerHtmlOf, visibleText } from './html.ts';
import type { Answer } from './answers.ts';
import { type Page, addressOf } from './rows.ts';
import type { Stock } from './stock.ts';

/** Upper bound of a page's gzipped HTML in bytes. */
export const maxHtml = 60_000;

const siteName = 'Florbalový bazar';

/** Sends a request with the cookies of `who`, without following redirects. */
export function fetchAs({ bazaar, cookies }: Stock, who: Page['who'], address: string): Promise<Response> {
  const cookie = Object.entries(cookies[who]).map((pair) => pair.join('='));
  return fetch(new URL(address, bazaar.url), { headers: { cookie: cookie.join('; ') }, redirect: 'manual' });
}

/** Checks a page's server-rendered HTML and metadata. */
export async function expectFacts(page: Page, stock: Stock): Promise<void> {
  const { url: origin } = stock.bazaar;
  const address = addressOf(page, stock);
  const response = await fetchAs(stock, page.who, address);
  expect(response.status).toBe(page.status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(gzipSync(html).length).toBeLessThan(maxHtml);
  expect(elements(html, 'html')).toMatchObject([{ lang: 'cs' }]);
  expect(elements(html, 'h1')).toHaveLength(1);

  const head = innerHtmlOf(html, 'head');
  const title = visibleText(innerHtmlOf(head, 'title'));
  // The home page's title begins with the site name, all others end with it.
  const begins = title.startsWith(`${siteName}: `);
  expect(begins || title.endsWith(` | ${siteName}`)).toBe(true);
  const ownTitle = begins ? title : title.slice(0, -` | ${siteName}`.length);
  if (typeof page.title === 'string') expect(ownTitle).toBe(visibleText(page.title));
  else expect(ownTitle).toMatch(page.title);

  const metas = elements(head, 'meta');
  const said = (name: string) =>
    metas.filter((meta) => meta['name'] === name || meta['property'] === name).map((meta) => meta['content']);
  const [description = ''] = said('description');
  expect(description.length).toBeGreaterThan(20);
  const canonical = elements(head, 'link').filter(({ rel }) => rel === 'canonical');
  const [path] = address.split('?');
  if (page.index)
    expect([canonical, said('robots')]).toEqual([[{ rel: 'canonical', href: origin + path }], []]);
  else expect([canonical, said('robots')]).toEqual([[], ['noindex']]);

  const [sharedTitle = ''] = said('og:title');
  expect(visibleText(sharedTitle)).toBe(ownTitle);
  const [picture = ''] = said('og:image');
  expect({
    type: said('og:type'),
    site: said('og:site_name'),
    description: said('og:description'),
    card: said('twitter:card'),
    small: [said('twitter:title'), said('twitter:description'), said('twitter:image')],
  }).toEqual({
    type: ['website'],
    site: [siteName],
    description: [description],
    card: ['summary_large_image'],
    small: [[sharedTitle], [description], [picture]],
  });
  expect(said('og:url')).toHaveLength(1);
  expect(new URL(said('og:url')[0] ?? '').origin).toBe(origin);
  if (page.index) expect(said('og:url')).toEqual([origin + path]);
  expect(new URL(picture).origin).toBe(origin);
  await expectPicture(picture);
  expectOwnParts(html, origin);
}

const pictures = new Map<string, Promise<unknown>>();

/** Only these image types are shown in link previews. */
async function expectPicture(address: string): Promise<void> {
  const asked =
    pictures.get(address) ??
    fetch(address).then(({ status, headers }) => [status, headers.get('content-type')]);
  pictures.set(address, asked);
  const [status, type] = z.tuple([z.number(), z.string()]).parse(await asked);
  expect(status).toBe(200);
  expect(type).toMatch(/^image\/(png|jpeg)$/);
}

/** No resource is loaded from, and no form is sent to, another host. */
function expectOwnParts(html: string, origin: string): void {
  const parts = [
    ...elements(html, 'script').map(({ src }) => src),
    ...elements(html, 'link').map(({ href }) => href),
    ...elements(html, 'img').flatMap(({ src, srcSet }) => [src, ...(srcSet ?? '').split(/,\s+/)]),
    ...elements(html, 'form').map(({ action }) => action),
    ...elements(html, 'iframe').map(({ src }) => src),
  ].map((each = '') => each.split(' ', 1)[0] ?? '');
  const foreign = parts.filter(
    (each) => !each.startsWith('data:') && new URL(each, origin).origin !== origin,
  );
  expect(foreign).toEqual([]);
}

/** Checks the response of a route without a page. */
export async function expectAnswer(answer: Answer, stock: Stock): Promise<void> {
  const response = await fetchAs(stock, answer.who, addressOf(answer, stock));
  expect(response.status).toBe(answer.status);
  if (answer.location !== undefined)
    expect(response.headers.get('location')).toBe(addressOf({ at: answer.location }, stock));
  if (answer.type !== undefined) expect(response.headers.get('content-type')).toBe(answer.type);
}
