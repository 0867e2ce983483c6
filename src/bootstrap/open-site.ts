import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { ClientConfig } from 'pg';
import { createApi, type Api, type ApiBindings } from '../api/api.ts';
import { readSiteConfig } from '../features/site-config/index.ts';
import { relayRoutes } from '../features/conversations/index.ts';
import { posterRoutes } from '../features/content/index.ts';
import { seoRoutes } from '../features/seo/index.ts';
import { cachedRules } from '../features/redirects/index.ts';
import { builtAssets } from '../platform/http/assets.ts';
import type { VisitEnv } from '../platform/http/begin-visit.ts';
import { healthRoutes, type Readiness } from '../platform/http/health-routes.ts';
import { pageCache } from '../platform/http/page-cache.ts';
import type { HttpServer, Listener } from '../platform/http/server.ts';
import { createSite } from '../platform/http/site.ts';
import type { Platform } from '../platform/platform.ts';
import type { RunningQueue } from '../platform/queue/runner.ts';
import type { CreatedPlatform } from './create-platform.ts';
import { anonymousPages, limits } from './limits.ts';
import { withCacheControl } from './cache-control.ts';
import { prerenderTexts } from './prerender-texts.ts';
import { referredPages } from './referred-pages.ts';
import { BoundedCache } from '../platform/cache/bounded-cache.ts';
import { bufferedResponse } from '../platform/http/buffered-response.ts';
import { isLoopbackUrl } from '../platform/loopback.ts';
import type { Services } from '../web/services.ts';
import { isFromOwnPage } from '../platform/http/origin-check.ts';
import { clearedUserCookie, readUser } from '../web/user-cookie.ts';

type PagesOf = Parameters<typeof createSite>[1]['pages'];

export type OpenSite = { close(): Promise<void> };

/** Serves API, pages and files on the listening server. */
export async function openSite(
  { platform, outbox }: CreatedPlatform,
  queue: RunningQueue | undefined,
  http: HttpServer,
  from: 'build' | 'sources',
  connection: ClientConfig,
): Promise<OpenSite> {
  const api = createApi(platform);
  const services = servicesOf(platform, api);
  const visited = (pages: PagesOf) =>
    withCacheControl(referredPages(pages, platform.config, services.secureCookies));
  const parts = {
    api: publicApi(api, platform.config.appUrl, services.secureCookies),
    outbox,
    discovery: seoRoutes(platform),
    papers: posterRoutes(platform),
    inbound: relayRoutes(platform),
    limits,
    build: {
      id: (await readSiteConfig(platform)).buildId,
      since: platform.clock.now(),
      rules: async () =>
        (await cachedRules(platform)).map(({ path, target, permanent }) => ({ path, target, permanent })),
    },
    readiness: readinessOf(platform, queue),
  };

  if (from === 'build') {
    // React loads its production build if this is set when it is first imported, regardless of our own settings.
    process.env.NODE_ENV = 'production';
    const { clientBuildDir, builtPages } = await import('./built-pages.ts');
    const render = await builtPages(services);
    const otherwise = pageCache(render, anonymousPages, platform.clock);
    const texts = prerenderTexts(platform, connection, { render, otherwise });
    const { paths } = texts;
    const pages = visited(texts.pages);
    const build = { ...parts.build, prerendered: paths };
    const assets = builtAssets(clientBuildDir);
    await http.handle(listenerOf(createSite(platform, { ...parts, build, pages, assets })));
    return texts;
  }
  // Loaded only in development, because loading Vite takes a while.
  const { sourcePages } = await import('./source-pages.ts');
  const { pages, vite } = await sourcePages(services, http.server);
  const site = listenerOf(createSite(platform, { ...parts, pages: visited(pages) }));
  await http.handle((incoming, outgoing) =>
    vite.middlewares(incoming, outgoing, () => site(incoming, outgoing)),
  );
  return { close: () => vite.close() };
}

const listenerOf = (site: ReturnType<typeof createSite>): Listener =>
  getRequestListener(site.fetch, { overrideGlobalObjects: false });

function readinessOf({ db }: Platform, queue: RunningQueue | undefined): Readiness {
  return {
    // The server opens only after migrations, so a reachable database is also up to date.
    database: async () => (await sql`select 1`.execute(db)).rows.length === 1,
    ...(queue && { queue: () => queue.isRunning() }),
  };
}

/** Serves health checks only, for a process that just runs jobs. */
export async function openHealth(
  { platform }: CreatedPlatform,
  queue: RunningQueue,
  http: HttpServer,
): Promise<void> {
  const app = new Hono<VisitEnv>().route('/zdravi', healthRoutes(readinessOf(platform, queue)));
  await http.handle(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
}

/** Services of the pages. Cookies are `Secure` except on plain http at loopback, where browsers would drop them. */
export function servicesOf(platform: Platform, api: Api): Services {
  const { config, log } = platform;
  // Enough for about three thousand cards.
  const fragments = new BoundedCache<{ html: string }>({
    bytes: 16_000_000,
    sizeOf: ({ html }) => 2 * html.length,
  });
  return {
    callApi: (request, bindings) => api.call(request, bindings),
    redirects: () => cachedRules(platform),
    cachedFragment: (key, render) =>
      // React returns a rope of thousands of strings; a round trip through bytes flattens it.
      fragments.getOr(key, () => ({ html: Buffer.from(render()).toString() })).html,
    html: bufferedResponse,
    appUrl: config.appUrl,
    referralAsks: config.referralConsent === 'required',
    log,
    secureCookies: config.appUrl.startsWith('https:') || !isLoopbackUrl(config.appUrl),
  };
}

/**
 * `/api/v1` for callers outside this process. The user is identified by a bearer token, or by the session cookie when
 * our own pages make the call; in any other call the cookie is ignored. An expired session's cookie is cleared by the
 * 401 response.
 */
export function publicApi(api: Pick<Api, 'fetch'>, appUrl: string, secureCookies: boolean) {
  return async (request: Request, bindings: ApiBindings): Promise<Response> => {
    const bearer = request.headers.has('authorization');
    const sessionToken = !bearer && isFromOwnPage(request, appUrl) ? readUser(request)?.token : undefined;
    const answer = await api.fetch(request, { ...bindings, sessionToken });
    if (answer.status !== 401 || sessionToken === undefined) return answer;
    const cleared = new Response(answer.body, answer);
    cleared.headers.append('set-cookie', clearedUserCookie(secureCookies));
    return cleared;
  };
}
