import { getSecondFactor, type OwnSecondFactor } from '../../../features/second-factor/contract.ts';
import { callApi } from '../../api-client.ts';
import { pageNotFound } from '../../page-not-found.ts';
import type { RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';

/** The second factor of a user who must have one. For any other signed-in user its pages are not found. */
export async function loadSecondFactor(context: RouteArgs['context'], url: URL): Promise<OwnSecondFactor> {
  requireUser(context, url);
  const answer = await callApi(context, getSecondFactor);
  return answer.ok ? answer.data : pageNotFound(context, url.pathname);
}

/** The value a script has put into a field; undefined when it is not JSON, which the API then refuses. */
export function readJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
