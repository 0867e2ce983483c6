import { data } from 'react-router';
import type { Route } from './+types/not-found';

/** Every address that no page has. The layout draws the answer. */
export function loader({ url }: Route.LoaderArgs) {
  throw data(`Page Not Found: ${url.pathname}`, { status: 404 });
}

export default function NotFound() {
  return null;
}
