import { noteView } from '../../features/listings/contract.ts';
import { callApi } from '../api-client.ts';
import { seenWith } from '../favourites/seen-cookie.ts';
import { servicesContext } from '../services.ts';
import type { RouteArgs } from '../router/route-types.ts';

/** Tracking pixel for browsers without JavaScript: marks the listing as viewed and counts the view. */
export async function loader({ request, context, params }: RouteArgs<'id'>) {
  const headers = new Headers({ 'cache-control': 'no-store' });
  const id = readId(params.id);
  if (id !== undefined) {
    headers.append('set-cookie', seenWith(request, id, context.get(servicesContext).secureCookies));
    const agent = (request.headers.get('user-agent') ?? '').slice(0, 1_000);
    await callApi(context, noteView, { params: { id }, body: { agent } });
  }
  return new Response(null, { status: 204, headers });
}

const readId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);
