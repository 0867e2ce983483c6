import { Hono } from 'hono';
import type { VisitEnv } from '../../platform/http/visit.ts';
import type { Platform } from '../../platform/platform.ts';
import { qrSvg } from '../../platform/qr/qr.ts';
import { shortPath } from '../sharing/address.ts';
import { articleCover } from './covers/article-cover.ts';
import { coverOf } from './covers/make-cover.ts';

/** The client is a site that shows a preview: it caches the picture by its address, which contains the version. */
const keep = 'public, max-age=86400';

/**
 * `/nahledy/1234.jpg`: a listing as a picture of 1200 × 630, for sites on which its address is shared;
 * `1234-ctverec.jpg` of 1080 × 1080 for social networks, and `1234-qr.svg` for print. `/nahledy/blog/flex.jpg` is the
 * same for an article.
 */
export function coverRoutes(platform: Platform): Hono<VisitEnv> {
  const app = new Hono<VisitEnv>();
  app.get('/:name{[1-9][0-9]{0,8}-qr\\.svg}', (c) => {
    const id = Number.parseInt(c.req.param('name'), 10);
    const headers = { 'cache-control': keep, 'content-type': 'image/svg+xml' };
    return c.body(qrSvg(platform.config.appUrl + shortPath({ id })), 200, headers);
  });
  app.get('/:name{[1-9][0-9]{0,8}(-ctverec)?\\.jpg}', async (c) => {
    const name = c.req.param('name');
    const shape = name.includes('-') ? 'square' : 'cover';
    const cover = await coverOf(platform, Number.parseInt(name, 10), shape);
    if (!cover) return c.body(null, 404);
    if (cover === 'busy') return c.body(null, 503, { 'retry-after': '5' });
    const etag = `"${cover.mark}"`;
    const headers = { etag, 'cache-control': keep, 'cross-origin-resource-policy': 'cross-origin' };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    return c.body(cover.stream(), 200, {
      ...headers,
      'content-type': 'image/jpeg',
      'content-length': String(cover.size),
    });
  });
  app.get('/blog/:name{[a-z0-9-]+\\.jpg}', async (c) => {
    const cover = await articleCover(platform, c.req.param('name').replace(/\.jpg$/, ''));
    if (!cover) return c.body(null, 404);
    const headers = {
      etag: `"${cover.mark}"`,
      'cache-control': keep,
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (c.req.header('if-none-match') === headers.etag) return c.body(null, 304, headers);
    return c.body(new Uint8Array(cover.bytes), 200, { ...headers, 'content-type': 'image/jpeg' });
  });
  return app;
}
