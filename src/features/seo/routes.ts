import { type Context, Hono } from 'hono';
import * as urls from '../../contract/urls.ts';
import type { VisitEnv } from '../../platform/http/begin-visit.ts';
import type { Platform } from '../../platform/platform.ts';
import { qrSvg } from '../../platform/qr/qr.ts';
import { articles } from '../content/index.ts';
import { boardCounter } from '../rankings/index.ts';
import { searchAddress } from '../search/address.ts';
import { shortPath } from '../sharing/address.ts';
import { nameOfSearch } from '../search/index.ts';
import { feedAddress } from './address.ts';
import { conditionalStream, conditionalText } from './conditional-text-response.ts';
import { articleCover } from './covers/article-cover.ts';
import { coverOf } from './covers/make-cover.ts';
import { blogText, atomText } from './feed/write.ts';
import { findEntries, readFeedSearch } from './feed/find-entries.ts';
import { sitemapParts } from './sitemap/parts.ts';
import { sitemapIndex, sitemapText } from './sitemap/write.ts';

/** Paths not worth crawling: personal pages, forms, and responses for the site's own scripts. */
const disallowedPaths = [
  urls.accountUrl,
  urls.adminUrl,
  urls.signInUrl,
  urls.signOutUrl,
  urls.registerUrl,
  urls.forgottenUrl,
  urls.emailLandingUrl,
  urls.renewalUrl(''),
  urls.prizeUrl(''),
  urls.watchSearchUrl,
  `${urls.newsletterUrl}/`,
  urls.toggleFavouriteUrl,
  urls.compareUrl,
  `${urls.addOfferUrl}/`,
  `${urls.addDemandUrl}/`,
  urls.contactAtUrl('*'),
  // The same form with varying parameters: another topic or listing to report.
  `${urls.operatorUrl}?`,
  '/api/v1/',
  '/posta',
  urls.errorUrl,
  urls.offlineUrl,
  urls.seenUrl(''),
  // Two or more filters make too many combinations to crawl; pages with one filter may be crawled but are `noindex`.
  `${urls.searchUrl}*?*&`,
];

/** `/robots.txt`: paths that crawlers should skip, and the sitemap. */
export function robotsText(appUrl: string): string {
  return [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

const month = 30 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): valid for half a year, with a date that stays the same for a month. */
export function securityText(appUrl: string, contact: string, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / month) + 6) * month);
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: cs, en',
    `Canonical: ${appUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** For sites that show link previews: they cache the picture by its URL, which contains the version. */
const cacheControl = 'public, max-age=86400';

/**
 * `/nahledy/1234.jpg`: a listing as a picture of 1200 × 630 for link previews; `1234-ctverec.jpg` of 1080 × 1080 for
 * social networks, and `1234-qr.svg` for print. `/nahledy/blog/flex.jpg` is the cover of an article.
 */
export function coverRoutes(platform: Platform): Hono<VisitEnv> {
  const app = new Hono<VisitEnv>();
  app.get('/:name{[1-9][0-9]{0,8}-qr\\.svg}', (c) => {
    const id = Number.parseInt(c.req.param('name'), 10);
    const headers = { 'cache-control': cacheControl, 'content-type': 'image/svg+xml; charset=utf-8' };
    return c.body(qrSvg(platform.config.appUrl + shortPath({ id })), 200, headers);
  });
  app.get('/:name{[1-9][0-9]{0,8}(-ctverec)?\\.jpg}', async (c) => {
    const name = c.req.param('name');
    const shape = name.includes('-') ? 'square' : 'cover';
    const cover = await coverOf(platform, Number.parseInt(name, 10), shape);
    if (!cover) return c.body(null, 404);
    if (cover === 'busy') return c.body(null, 503, { 'retry-after': '5' });
    const etag = `"${cover.mark}"`;
    const headers = { etag, 'cache-control': cacheControl, 'cross-origin-resource-policy': 'cross-origin' };
    const isKnown = c.req.header('if-none-match') === etag;
    if (isKnown || c.req.method === 'HEAD') {
      await cover.stream().cancel();
      return c.body(null, isKnown ? 304 : 200, headers);
    }
    return c.body(cover.stream(), 200, {
      ...headers,
      'content-type': 'image/jpeg',
      'content-length': String(cover.size),
    });
  });
  app.get(`${urls.blogUrl}/:name{[a-z0-9-]+\\.jpg}`, async (c) => {
    const cover = await articleCover(platform, c.req.param('name').replace(/\.jpg$/, ''));
    if (!cover) return c.body(null, 404);
    const headers = {
      etag: `"${cover.mark}"`,
      'cache-control': cacheControl,
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    return c.body(new Uint8Array(cover.bytes), 200, { ...headers, 'content-type': 'image/jpeg' });
  });
  return app;
}

const minutes = 60;
const xml = { type: 'application/xml', maxAge: 5 * minutes };
const atom = { type: 'application/atom+xml', maxAge: 5 * minutes };

/** Resources for search engines, feed readers and link previews, which people never open as pages. */
export function seoRoutes(platform: Platform): Hono<VisitEnv> {
  const { appUrl } = platform.config;
  const countBoards = boardCounter(platform);
  const app = new Hono<VisitEnv>();
  app.get('/robots.txt', (c) =>
    conditionalText(c, robotsText(appUrl), { type: 'text/plain', maxAge: 60 * minutes }),
  );
  app.get('/.well-known/security.txt', (c) => {
    const text = securityText(appUrl, platform.config.securityContact, platform.clock.now());
    return conditionalText(c, text, { type: 'text/plain', maxAge: 60 * minutes });
  });
  app.get('/sitemap.xml', async (c) =>
    conditionalText(c, sitemapIndex(appUrl, await sitemapParts(platform, countBoards)), xml),
  );
  app.get('/sitemap/:part{[a-z]+(-[0-9]+)?\\.xml}', async (c) => {
    const name = c.req.param('part').replace(/\.xml$/, '');
    const part = (await sitemapParts(platform, countBoards)).find((each) => each.name === name);
    if (!part) return c.text('Tady nic není.', 404);
    return conditionalStream(c, () => sitemapText(appUrl, part.entries()), { ...xml, mark: part.mark });
  });
  app.get(urls.wholeFeedUrl, (c) => feed(platform, c, undefined));
  app.get(`${urls.searchUrl}/:category{[a-z0-9-]+\\.atom}`, (c) =>
    feed(platform, c, c.req.param('category').replace(/\.atom$/, '')),
  );
  app.get(urls.blogFeedUrl, async (c) =>
    conditionalText(c, blogText(appUrl, (await articles(platform, undefined)).articles), atom),
  );
  app.route('/nahledy', coverRoutes(platform));
  return app;
}

async function feed(
  platform: Platform,
  c: Context<VisitEnv>,
  category: string | undefined,
): Promise<Response> {
  const search = readFeedSearch(category, new URL(c.req.url).searchParams);
  if (!search) return c.text('Takové hledání neznáme.', 404);
  const text = atomText({
    appUrl: platform.config.appUrl,
    name: await nameOfSearch(platform.db, search.query),
    path: feedAddress(search.state),
    page: searchAddress(search.state),
    entries: await findEntries(platform, search),
  });
  return conditionalText(c, text, atom);
}
