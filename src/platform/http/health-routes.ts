import { Hono } from 'hono';
import { withTimeout } from '../with-timeout.ts';
import type { VisitEnv } from './begin-visit.ts';

/** Checks by name, each returning whether its part works now; one that throws counts as failing. */
export type Readiness = Record<string, () => boolean | Promise<boolean>>;

/**
 * `zive`: the process answers. `pripraveno`: 200 when everything it needs works, else 503 with the failing
 * parts.
 */
export function healthRoutes(readiness: Readiness): Hono<VisitEnv> {
  const app = new Hono<VisitEnv>();
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  app.get('/zive', (c) => c.json({ data: { alive: true } }));
  app.get('/pripraveno', async (c) => {
    const parts = await Promise.all(
      Object.entries(readiness).map(async ([name, check]) => [name, await works(check)] as const),
    );
    const ready = parts.every(([, well]) => well);
    return c.json({ data: { ready, parts: Object.fromEntries(parts) } }, ready ? 200 : 503);
  });
  return app;
}

const timeoutMs = 3_000;

async function works(check: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await withTimeout(timeoutMs, Promise.resolve().then(check), () => false);
  } catch {
    return false;
  }
}
