import { gzipSync } from 'node:zlib';
import { fetchAs, maxHtml } from './facts.ts';
import { elements, idsOf } from './html.ts';
import type { Page } from './rows.ts';
import type { Stock } from './stock.ts';

export type Crawled = {
  /** Paths of pages that are linked. */
  reached: ReadonlySet<string>;
  /** Faults, each with the page that links to it. */
  faults: readonly string[];
};

/** Number of concurrent requests. */
const together = 6;

/** URLs of resources that a page needs: pictures, scripts, style sheets, and what these refer to. */
function partsOf(html: string): string[] {
  const sets = [...elements(html, 'img'), ...elements(html, 'source')].flatMap(
    ({ srcSet = '', srcset = '' }) =>
      `${srcSet},${srcset}`.split(',').map((each) => each.trim().split(' ', 1)[0]),
  );
  const links = elements(html, 'link').filter(({ rel }) => rel !== 'canonical');
  return [
    ...sets,
    ...elements(html, 'img').map(({ src }) => src),
    ...elements(html, 'script').map(({ src }) => src),
    ...links.map(({ href }) => href),
    ...[...html.matchAll(/"(\/assets\/[^"\\]+)"/g)].map(([, path]) => path),
  ].filter((each): each is string => each !== undefined && each.startsWith('/'));
}

/** URLs reachable from a page: its links, and its GET forms. */
function waysFrom(html: string): string[] {
  const asking = elements(html, 'form').filter(({ method = 'get' }) => method.toLowerCase() === 'get');
  return [
    ...elements(html, 'a').map(({ href }) => href),
    ...elements(html, 'area').map(({ href }) => href),
    ...asking.map(({ action }) => action),
  ].filter((each): each is string => each !== undefined && each !== '');
}

/**
 * Redirects that links may lead to: to signing in, past the email step of a signed-in user, or to the form
 * prefilled by a search.
 */
const meant = (location: string) =>
  /^\/(prihlaseni|pridani-nabidky)\?dal=/.test(location) ||
  /^\/pridani-(nabidky|poptavky)\/udaje$/.test(location.split('?', 1)[0] ?? '');

/** Key by which searches with the same set of filters are visited only once. */
function shapeOf({ pathname, searchParams }: URL): string {
  return [pathname, ...new Set([...searchParams.keys()].toSorted())].join(' ');
}

/**
 * Follows every link from the home page as `who` would without JavaScript. Each must return a page that contains
 * the fragment named by the link; redirects are allowed only where intended, and only a single one.
 */
export async function crawl(stock: Stock, who: Page['who']): Promise<Crawled> {
  const origin = stock.bazaar.url;
  const faults: string[] = [];
  const waiting: { url: URL; from: string }[] = [{ url: new URL('/', origin), from: 'nowhere' }];
  const begun = new Set<string>([shapeOf(new URL('/', origin))]);
  const reached = new Set<string>();
  const ids = new Map<string, ReadonlySet<string>>();
  const anchors: { url: URL; from: string }[] = [];
  const parts = new Map<string, string>();

  function take(link: string, from: string): void {
    const url = new URL(link, origin);
    if (url.origin !== origin) return;
    if (url.hash !== '') anchors.push({ url, from });
    if (begun.has(shapeOf(url))) return;
    begun.add(shapeOf(url));
    waiting.push({ url, from });
  }

  async function visit({ url, from }: { url: URL; from: string }): Promise<void> {
    const address = url.pathname + url.search;
    const fault = (text: string) => void faults.push(`${address} (linked from ${from}): ${text}`);
    const response = await fetchAs(stock, who, address);
    const location = response.headers.get('location');
    if (location !== null && meant(location)) return take(location, from);
    if (response.status !== 200) return fault(`answers ${response.status} ${location ?? ''}`);
    const body = await response.text();
    reached.add(url.pathname);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return;
    const size = gzipSync(body).length;
    if (size > maxHtml) fault(`has ${size} bytes`);
    ids.set(shapeOf(url), idsOf(body));
    for (const part of partsOf(body)) parts.set(part.replace(/#.*/, ''), address);
    for (const way of waysFrom(body)) {
      if (!URL.canParse(way, url)) return fault(`has a link to ${way}`);
      take(new URL(way, url).href, address);
    }
  }

  while (waiting.length > 0) await Promise.all(waiting.splice(0, together).map(visit));

  for (const { url, from } of anchors) {
    const known = ids.get(shapeOf(url));
    if (known && !known.has(decodeURIComponent(url.hash.slice(1))))
      faults.push(`${url.pathname}${url.hash} (linked from ${from}): no such place`);
  }
  faults.push(...(await missingParts(stock, parts, who)));
  return { reached, faults };
}

/** Resources that are missing for the viewer of the page, and resources that style sheets refer to. */
async function missingParts(
  stock: Stock,
  parts: ReadonlyMap<string, string>,
  who: Page['who'],
): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...parts];
  const begun = new Set(parts.keys());
  const check = async ([path, from]: [string, string]) => {
    const response = await fetchAs(stock, who, path);
    const isThere = response.status === 200 || response.status === 204;
    if (!isThere) faults.push(`${path} (a part of ${from}): answers ${response.status}`);
    const body = await response.text();
    if (!path.endsWith('.css')) return;
    for (const [, named = ''] of body.matchAll(/url\((\/[^)]+)\)/g)) {
      if (begun.has(named)) continue;
      begun.add(named);
      waiting.push([named, path]);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, together).map(check));
  return faults;
}
