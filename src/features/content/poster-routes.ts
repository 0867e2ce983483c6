import { Hono } from 'hono';
import type { VisitEnv } from '../../platform/http/visit.ts';
import type { Platform } from '../../platform/platform.ts';
import { posterFor } from './poster.ts';

/** `/ke-stazeni/plakat-do-haly.pdf`; the other papers are files. */
export function posterRoutes({ config }: Pick<Platform, 'config'>): Hono<VisitEnv> {
  let poster: Uint8Array<ArrayBuffer> | undefined;
  const app = new Hono<VisitEnv>();
  app.get('/plakat-do-haly.pdf', (c) => {
    poster ??= new Uint8Array(posterFor(config.appUrl));
    return c.body(poster, 200, {
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=3600',
    });
  });
  return app;
}
