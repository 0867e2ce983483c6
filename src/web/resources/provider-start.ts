import { data, redirect } from 'react-router';
import { provider, startProviderSignIn } from '../../features/accounts/contract.ts';
import { callApi } from '../api-client.ts';
import { pendingProviderCookie } from '../pages/sign-in/provider-cookie.ts';
import { servicesContext } from '../services.ts';
import { safeNext } from '../sign-in-cookie.ts';
import { myListingsUrl, signInUrl } from '../../contract/urls.ts';
import type { RouteArgs } from '../router/route-types.ts';

/**
 * Redirects to an external identity provider; the proof needed for the callback is stored in this browser.
 */
export async function loader({ request, context, params, url }: RouteArgs<'provider'>) {
  const named = provider.safeParse(params.provider);
  if (!named.success) throw data(null, { status: 404 });
  const next = safeNext(url.searchParams.get('dal'), myListingsUrl);
  // Another site could sign someone in without their intent; such requests go to the sign-in page first.
  if (/^(cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? ''))
    throw redirect(`${signInUrl}?${new URLSearchParams({ dal: next })}`);
  const started = await callApi(context, startProviderSignIn, {
    params: { provider: named.data },
    body: {},
  });
  if (!started.ok && started.status === 404) throw data(null, { status: 404 });
  if (!started.ok)
    throw redirect(`${signInUrl}?${new URLSearchParams({ dal: next, zprava: 'sluzba-mlci' })}`);
  const { address, proof } = started.data;
  const trip = { provider: named.data, proof, next };
  const cookie = pendingProviderCookie(trip, context.get(servicesContext).secureCookies);
  throw redirect(address, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } });
}
