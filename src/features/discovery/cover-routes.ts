import { Hono } from 'hono';
import type { VisitEnv } from '../../platform/http/visit.ts';
import type { Platform } from '../../platform/platform.ts';
import { coverOf } from './covers/make-cover.ts';

/** Who asks is a site that shows a preview: it keeps the picture by its address, and the address tells the version. */
const keep = 'public, max-age=86400';

/** `/nahledy/1234.jpg`: an advert as a picture of 1200 × 630, for sites on which its address is shared. */
export function coverRoutes(platform: Platform): Hono<VisitEnv> {
  const app = new Hono<VisitEnv>();
  app.get('/:name{[1-9][0-9]{0,8}\\.jpg}', async (c) => {
    const cover = await coverOf(platform, Number.parseInt(c.req.param('name'), 10));
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
  return app;
}
