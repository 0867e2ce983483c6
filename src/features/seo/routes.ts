import { type Context, Hono } from 'hono';
import type { VisitEnv } from '../../platform/http/visit.ts';
import type { Platform } from '../../platform/platform.ts';
import { articles } from '../content/index.ts';
import { boardCounter } from '../rankings/index.ts';
import { searchAddress } from '../search/address.ts';
import { nameOfSearch } from '../watches/index.ts';
import { feedAddress } from './address.ts';
import { coverRoutes } from './cover-routes.ts';
import { blogText } from './feed/blog.ts';
import { findEntries } from './feed/find-entries.ts';
import { readFeedSearch } from './feed/read-search.ts';
import { atomText } from './feed/write.ts';
import { conditionalStream, conditionalText } from './conditional-text-response.ts';
import { robotsText, securityText } from './robots.ts';
import { sitemapParts } from './sitemap/parts.ts';
import { sitemapIndex, sitemapText } from './sitemap/write.ts';

const minutes = 60;
const xml = { type: 'application/xml', maxAge: 5 * minutes };
const atom = { type: 'application/atom+xml', maxAge: 5 * minutes };

/** What search engines, feed readers and sites that show previews ask for; people never see it as a page. */
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
  app.get('/vyhledavani.atom', (c) => feed(platform, c, undefined));
  app.get('/vyhledavani/:category{[a-z0-9-]+\\.atom}', (c) =>
    feed(platform, c, c.req.param('category').replace(/\.atom$/, '')),
  );
  app.get('/blog/atom.xml', async (c) =>
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
