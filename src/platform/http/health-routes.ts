import { Hono } from 'hono';
import { within } from '../within.ts';
import type { VisitEnv } from './begin-visit.ts';

/** Each part says whether it works now; one that throws does not. */
export type Readiness = Record<string, () => boolean | Promise<boolean>>;

/** `zive`: the process answers. `pripraveno`: everything it needs answers too, or 503 and what does not. */
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
    return await within(timeoutMs, Promise.resolve().then(check), () => false);
  } catch {
    return false;
  }
}
