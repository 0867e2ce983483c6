import { createMiddleware } from 'hono/factory';
import type { VisitEnv } from './visit.ts';

/** The one language there is, for 365 days (specification). Written outside of the page cache, so pages stay shared. */
const cookie = 'locale=cz; Path=/; Max-Age=31536000; SameSite=Lax';

/** Sets the language of a browser that has none yet. */
export function localeCookie({ https }: { https: boolean }) {
  return createMiddleware<VisitEnv>(async (c, next) => {
    await next();
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    if (!isPage || /(^|;\s*)locale=/.test(c.req.header('cookie') ?? '')) return;
    c.res.headers.append('set-cookie', https ? `${cookie}; Secure` : cookie);
  });
}
