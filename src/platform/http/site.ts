import { Hono, type MiddlewareHandler } from 'hono';
import { refuse } from '../../contract/errors.ts';
import { isDatabaseGone } from '../database/is-database-gone.ts';
import type { Outbox } from '../mail/outbox.ts';
import { outboxRoutes } from '../mail/outbox-routes.ts';
import { isLoopbackUrl } from '../loopback.ts';
import type { Platform } from '../platform.ts';
import { beginVisit } from './begin-visit.ts';
import { buildRoutes, type ServedBuild } from './build-routes.ts';
import { bodyLimits, type BodyLimits } from './body-limits.ts';
import { clientHasher } from './client-address.ts';
import { compress } from './compress.ts';
import { drainRequestBody } from './drain-request-body.ts';
import { healthRoutes, type Readiness } from './health-routes.ts';
import { localeCookie } from './locale-cookie.ts';
import { originCheck } from './origin-check.ts';
import { pictureRoutes } from './picture-routes.ts';
import { sendReady } from './ready-bytes.ts';
import { refusalResponse } from './refusal-response.ts';
import { contentPolicy, securityHeaders, securityOptions } from './security-headers.ts';
import type { VisitEnv, VisitVariables } from './visit.ts';

export type SiteParts = {
  readonly readiness: Readiness;
  readonly limits: BodyLimits;
  readonly build: ServedBuild;
  /** `/api/v1`. */
  readonly api: (request: Request, visit: VisitVariables) => Promise<Response>;
  /** Everything a person looks at. */
  readonly pages: (request: Request, visit: VisitVariables) => Promise<Response>;
  /** Built files of the browser; absent in development, where Vite serves the sources. */
  readonly assets?: MiddlewareHandler<VisitEnv>;
  /** What search engines and feed readers ask for. */
  readonly discovery?: Hono<VisitEnv>;
  /** Papers to print that are made for this bazaar alone. */
  readonly papers?: Hono<VisitEnv>;
  /** Emails that were not sent; absent where there is a mail server. */
  readonly outbox?: Outbox;
};

/** The whole site as one handler, from the outermost check to the page. */
export function createSite(platform: Platform, parts: SiteParts): Hono<VisitEnv> {
  const { config, log } = platform;
  const app = new Hono<VisitEnv>();
  app.use(sendReady);
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
  if (parts.papers) app.route('/ke-stazeni', parts.papers);
  // Behind a proxy every caller looks local: a site with a public address shows its PINs to nobody.
  if (parts.outbox && isLoopbackUrl(config.appUrl)) {
    const policyOf = (styles: string) => contentPolicy(security, { styles: [styles] });
    app.route('/posta', outboxRoutes(parts.outbox, policyOf));
  }
  app.all('/api/v1/*', (c) => parts.api(c.req.raw, c.var));
  app.all('*', (c) => parts.pages(c.req.raw, c.var));
  app.notFound((c) => parts.pages(c.req.raw, c.var));
  app.onError((problem) => {
    log.error({ err: problem }, 'a request failed');
    return refusalResponse(refuse(isDatabaseGone(problem) ? 'unavailable' : 'unexpected'));
  });
  return app;
}
