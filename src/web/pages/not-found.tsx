import { pageNotFound } from '../page-not-found.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** Catch-all route. */
export function loader({ context, url }: RouteArgs) {
  return pageNotFound(context, url.pathname);
}

export default function NotFound() {
  return null;
}
