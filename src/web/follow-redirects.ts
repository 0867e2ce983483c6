import { redirect, redirectDocument } from 'react-router';
import { servicesContext } from './services.ts';
import type { MiddlewareFunction } from 'react-router';

/**
 * Leads a visitor on where an admin's rule says so, before any loader runs; the address has been matched to a route by
 * then. To another site the browser goes with a full load. Without the rules every address stays where it is.
 */
export const followRedirects: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const rules = await context
    .get(servicesContext)
    .redirects()
    .catch(() => []);
  const path = url.pathname.replace(/(?<=.)\/+$/, '');
  const rule = rules.find((each) => each.path === path);
  if (!rule) return next();
  const status = rule.permanent ? 301 : 302;
  throw rule.target.startsWith('/') ? redirect(rule.target, status) : redirectDocument(rule.target, status);
};
