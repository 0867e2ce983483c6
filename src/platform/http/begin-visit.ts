import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Ids } from '../ids.ts';
import { withRequestId } from '../log/log.ts';
import { loggedPath } from '../log/logged-path.ts';
import { measureAnswer } from '../metrics/http-metrics.ts';
import type { HttpBindings } from '@hono/node-server';

/** Paths too frequent to log at `info`; every other request is logged there once it is answered. */
const quiet = /^\/(assets|fotky|zdravi)\//;

/** A 503 of a health check is its answer, not a failure; the cause is logged where it occurs. */
const health = '/zdravi/';

/** Seconds for the Retry-After header; a recovered database is noticed within two. */
const retryAfter = '5';

/** Assigns the request its id and client, and logs its outcome. */
export function beginVisit(ids: Ids, log: Logger, clientOf: (incoming: IncomingMessage) => string) {
  return createMiddleware<VisitEnv>(async (c, next) => {
    const requestId = ids.uuid();
    c.set('requestId', requestId);
    c.set('client', clientOf(c.env.incoming));
    const begun = performance.now();
    await withRequestId(requestId, async () => {
      await next();
      c.res.headers.set('x-request-id', requestId);
      if (c.res.status === 503) c.res.headers.set('retry-after', retryAfter);
      const { method, path } = c.req;
      const ms = performance.now() - begun;
      measureAnswer(path, c.res.status, ms);
      const facts = {
        method,
        path: loggedPath(path),
        status: c.res.status,
        ms: Math.round(ms),
        ...caller(c.req),
      };
      // Client disconnected (cancelled prefetch): not an error.
      if (c.env.outgoing.destroyed) log.debug(facts, 'nobody waited for the answer');
      else log[levelOf(path, c.res.status)](facts, 'answered');
    });
  });
}

function levelOf(path: string, status: number): 'warn' | 'info' | 'debug' {
  if (status >= 500) return path.startsWith(health) ? 'info' : 'warn';
  return quiet.test(path) ? 'debug' : 'info';
}

function caller(request: { header(name: string): string | undefined }): {
  app: string | undefined;
  appVersion: string | undefined;
} {
  return {
    app: request.header('app-name')?.slice(0, 60),
    appVersion: request.header('app-version')?.slice(0, 60),
  };
}

/** Variables that every middleware can read. */
export type VisitVariables = {
  requestId: string;
  /** A keyed hash of the caller's network address. */
  client: string;
  /**
   * When the whole request had arrived, by `performance.now()`; not set for photos, which are handled while
   * they arrive.
   */
  arrivedAt?: number;
};

export type VisitEnv = { Bindings: HttpBindings; Variables: VisitVariables };
