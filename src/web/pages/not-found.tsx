import { pageNotFound } from '../page-not-found.ts';
import type { Route } from './+types/not-found';

/** Every address that no page has. */
export function loader({ context, url }: Route.LoaderArgs) {
  return pageNotFound(context, url.pathname);
}

export default function NotFound() {
  return null;
}
