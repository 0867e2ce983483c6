import * as redirects from '../../src/features/redirects/contract.ts';
import type { ApiCaller } from '../api-caller.ts';

/** Calls every operation of redirects. */
export async function callRedirects(api: ApiCaller, admin: string): Promise<void> {
  const body = { path: '/hole', target: '/vyhledavani/florbalky', reason: 'stará adresa' };
  await api.call(redirects.putRedirect, { token: admin, body });
  await api.call(redirects.putRedirect, { token: admin, body: { ...body, target: '/hole' } });
  await api.call(redirects.listRedirects);
  await api.call(redirects.removeRedirect, { token: admin, body });
}
