import { seenWith } from '../favourites/seen-cookie.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/seen';

/** Notes a listing as seen for browsers without JavaScript, which ask for it as for a picture. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (/^[1-9]\d{0,8}$/.test(params.id)) {
    headers.append(
      'set-cookie',
      seenWith(request, Number(params.id), context.get(servicesContext).secureCookies),
    );
  }
  return new Response(null, { status: 204, headers });
}
