import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { refuse } from '../../contract/errors.ts';
import { isDatabaseGone } from '../database/is-database-gone.ts';
import { isLoopbackUrl } from '../loopback.ts';
import { outboxRoutes } from '../mail/outbox-routes.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Platform } from '../platform.ts';
import { isStorageProblem, type Storage } from '../storage/storage.ts';
import { withTimeout } from '../with-timeout.ts';
import { beginVisit, type VisitEnv, type VisitVariables } from './begin-visit.ts';
import { bodyLimits, type BodyLimits } from './body-limits.ts';
import { clientHasher } from './client-address.ts';
import { compress } from './compress.ts';
import { healthRoutes, type Readiness } from './health-routes.ts';
import { getMimeType } from 'hono/utils/mime';
import { downloadsUrl, inboundEmailUrl } from '../../contract/urls.ts';
import { originCheck } from './origin-check.ts';
import { sendBuffered } from './buffered-response.ts';
import { refusalResponse } from './refusal-response.ts';
import { contentPolicy, securityHeaders, securityOptions } from './security-headers.ts';

/** How long a client whose request was refused early may continue to send its body. */
const drainTimeoutMs = 1_500;

/**
 * Delays a response that is ready before its request has fully arrived, and discards the rest of the request: many
 * clients read only when they have finished sending. If one is still sending after that, its connection is closed,
 * because a next request on it could not be answered.
 */
const drainRequestBody = createMiddleware<VisitEnv>(async (c, next) => {
  const { method } = c.req;
  const body = method === 'GET' || method === 'HEAD' ? null : c.req.raw.body;
  await next();
  const { incoming } = c.env;
  if (!body || incoming.complete) return;
  if (!body.locked) await skip(body.getReader());
  if (!incoming.complete) c.res.headers.set('connection', 'close');
});

async function skip(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const rest = (async () => {
    while (!(await reader.read()).done);
  })();
  // The client may disconnect meanwhile.
  await withTimeout(drainTimeoutMs, rest, () => undefined).catch(() => undefined);
  reader.releaseLock();
}

/**
 * The site's only language, stored for 365 days (specification). Set outside the page cache, so that pages
 * stay shared.
 */
const cookie = 'locale=cz; Path=/; Max-Age=31536000; SameSite=Lax';

/** Sets the language of a browser that has none yet. */
function localeCookie({ https }: { https: boolean }) {
  return createMiddleware<VisitEnv>(async (c, next) => {
    await next();
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    if (!isPage || /(^|;\s*)locale=/.test(c.req.header('cookie') ?? '')) return;
    c.res.headers.append('set-cookie', https ? `${cookie}; Secure` : cookie);
  });
}

export type SiteParts = {
  readonly readiness: Readiness;
  readonly limits: BodyLimits;
  readonly build: ServedBuild;
  /** Handles `/api/v1`. */
  readonly api: (request: Request, visit: VisitVariables) => Promise<Response>;
  /** Handles pages. */
  readonly pages: (request: Request, visit: VisitVariables) => Promise<Response>;
  /** Middleware that serves built browser files; undefined in development, where Vite serves the sources. */
  readonly assets?: MiddlewareHandler<VisitEnv>;
  /** Routes for search engines and feed readers. */
  readonly discovery?: Hono<VisitEnv>;
  /** Routes for printable papers that are generated for this installation. */
  readonly papers?: Hono<VisitEnv>;
  /** Routes to which a mail provider posts incoming emails. */
  readonly inbound?: Hono<VisitEnv>;
  /** Emails stored instead of sent; undefined when a mail server is configured. */
  readonly outbox?: Outbox | undefined;
};

/** The whole site as one handler, from the outermost check to the page. */
export function createSite(platform: Platform, parts: SiteParts): Hono<VisitEnv> {
  const { config, log } = platform;
  const app = new Hono<VisitEnv>();
  app.use(sendBuffered);
  app.use(beginVisit(platform.ids, log, clientHasher(config.dataDir)));
  app.use(drainRequestBody);
  const security = securityOptions(config, parts.assets === undefined);
  app.use(securityHeaders(security));
  app.route('/zdravi', healthRoutes(parts.readiness));
  app.route('/builds', buildRoutes(parts.build));
  if (parts.assets) app.use(parts.assets);
  app.route('/fotky', pictureRoutes(platform.storage));
  app.use(originCheck(config.appUrl));
  app.use(bodyLimits(parts.limits));
  app.use(compress);
  app.use(localeCookie({ https: config.appUrl.startsWith('https:') }));
  if (parts.discovery) app.route('/', parts.discovery);
  if (parts.papers) app.route(downloadsUrl, parts.papers);
  if (parts.inbound) app.route(inboundEmailUrl, parts.inbound);
  // Behind a proxy every caller looks local, so a site with a public address never shows its PINs here.
  if (parts.outbox && isLoopbackUrl(config.appUrl)) {
    const policyOf = (styles: string) => contentPolicy(security, { styles: [styles] });
    app.route('/posta', outboxRoutes(parts.outbox, policyOf));
  }
  app.all('/api/v1/*', (c) => parts.api(c.req.raw, c.var));
  app.all('*', (c) => parts.pages(c.req.raw, c.var));
  app.notFound((c) => parts.pages(c.req.raw, c.var));
  app.onError((problem) => {
    log.error({ err: problem }, 'a request failed');
    return refusalResponse(
      refuse(isDatabaseGone(problem) || isStorageProblem(problem) ? 'unavailable' : 'unexpected'),
    );
  });
  return app;
}

/**
 * Serves the stored object `photos/ab/abcdef-640.avif` as `/fotky/ab/abcdef-640.avif`; objects never change,
 * so they are cached for a year.
 */
function pictureRoutes(storage: Storage): Hono<VisitEnv> {
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
    const content = found.stream();
    if (c.req.method === 'HEAD') await content.cancel();
    return new Response(c.req.method === 'HEAD' ? null : content, {
      headers: {
        ...headers,
        'content-type': getMimeType(name) ?? 'application/octet-stream',
        'content-length': String(found.size),
      },
    });
  });
  app.all('*', (c) => c.body(null, 404));
  return app;
}

/** The build that this process serves. */
type ServedBuild = {
  readonly id: string;
  /** When this process started to serve it. */
  readonly since: Date;
  /** Paths of prerendered pages, each with its data beside it. */
  readonly prerendered?: () => readonly string[];
  /** Redirects. */
  readonly rules?: () => Promise<readonly RouteRule[]>;
};

type RouteRule = { readonly path: string; readonly target: string; readonly permanent: boolean };

/**
 * Lets open pages detect a new version: `latest.json` names the current build, `meta/{id}.json` describes it.
 * A build that is no longer served has no description, so a page that asks for it learns that it is outdated.
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
