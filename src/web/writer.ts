import { currentSession } from '../features/accounts/contract.ts';
import { isGivenName } from '../features/accounts/rules.ts';
import { callApi } from './api-client.ts';
import type { RouteArgs } from './router/route-types.ts';
import { userContext } from './services.ts';

/** Email and name of the signed-in user, for prefilling a form. */
export async function writer(
  context: RouteArgs['context'],
): Promise<{ email?: string; name?: string | undefined }> {
  if (!context.get(userContext)) return {};
  const account = await callApi(context, currentSession, {});
  if (!account.ok) return {};
  const { email, publicName } = account.data;
  return { email, name: isGivenName(publicName) ? publicName : undefined };
}
