import { getSecondFactor, type OwnSecondFactor } from '../../../features/second-factor/contract.ts';
import { callApi } from '../../api-client.ts';
import { pageNotFound } from '../../page-not-found.ts';
import type { RouteArgs } from '../../router/route-types.ts';
import { requireUser } from '../../signed-in.ts';

/** The second factor of whoever has to have one. For everybody else signed in, its pages are not there. */
export async function loadSecondFactor(context: RouteArgs['context'], url: URL): Promise<OwnSecondFactor> {
  requireUser(context, url);
  const answer = await callApi(context, getSecondFactor);
  return answer.ok ? answer.data : pageNotFound(context, url.pathname);
}

/** What a script has put into a field; what is no JSON is for the API to refuse. */
export function readJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
