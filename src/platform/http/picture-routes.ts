import { Hono } from 'hono';
import type { Storage } from '../storage/storage.ts';
import { mediaTypeOf } from './media-types.ts';
import type { VisitEnv } from './visit.ts';

/** `/fotky/ab/abcdef-640.avif` is the stored object `photos/ab/abcdef-640.avif`; it never changes, so it is kept for a year. */
export function pictureRoutes(storage: Storage): Hono<VisitEnv> {
  const app = new Hono<VisitEnv>();
  app.get('/:folder{[0-9a-z]+}/:name{[0-9a-z-]+\\.[a-z0-9]+}', async (c) => {
    const { folder, name } = c.req.param();
    const etag = `"${name}"`;
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    const found = await storage.get(`photos/${folder}/${name}`);
    if (!found) return c.body(null, 404);
    return new Response(c.req.method === 'HEAD' ? null : found.stream(), {
      headers: { ...headers, 'content-type': mediaTypeOf(name), 'content-length': String(found.size) },
    });
  });
  app.all('*', (c) => c.body(null, 404));
  return app;
}
