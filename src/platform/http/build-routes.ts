import { Hono } from 'hono';
import type { VisitEnv } from './visit.ts';

/** The build that this process serves. */
export type ServedBuild = {
  readonly id: string;
  /** When this process took it up. */
  readonly since: Date;
  /** Paths whose pages stand ready, each with its data beside it. */
  readonly prerendered?: () => readonly string[];
  /** Addresses that lead elsewhere. */
  readonly rules?: () => Promise<readonly RouteRule[]>;
};

export type RouteRule = { readonly path: string; readonly target: string; readonly permanent: boolean };

/**
 * What an open page asks to notice a new version: `latest.json` names the build served now, `meta/{id}.json` describes
 * it. A build that is served no more has no description, so whoever asks for it knows that it is old.
 */
export function buildRoutes({ id, since, prerendered, rules }: ServedBuild): Hono<VisitEnv> {
  const app = new Hono<VisitEnv>();
  const served = { id, timestamp: since.getTime() };
  app.get('/latest.json', (c) => c.json(served, 200, { 'cache-control': 'no-store' }));
  app.get('/meta/:file', async (c) => {
    if (c.req.param('file') !== `${id}.json`)
      return c.json({ error: { code: 'not-found', message: 'Tohle jsme nenašli.' } }, 404);
    const described = { ...served, prerendered: prerendered?.() ?? [], rules: (await rules?.()) ?? [] };
    return c.json(described, 200, { 'cache-control': 'public, max-age=300' });
  });
  return app;
}
