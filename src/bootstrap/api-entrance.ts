import type { Api, ApiBindings } from '../api/api.ts';
import { isFromOwnPage } from '../platform/http/origin-check.ts';
import { clearedUserCookie, readUser } from '../web/user-cookie.ts';

/**
 * `/api/v1` for everybody outside this process. Whose call it is says a bearer token, or the session cookie where
 * our own pages make the call; a cookie that comes any other way counts for nothing. A session that is over is
 * cleared from the browser by the answer that says so.
 */
export function apiEntrance(api: Pick<Api, 'fetch'>, appUrl: string, secureCookies: boolean) {
  return async (request: Request, bindings: ApiBindings): Promise<Response> => {
    const bearer = request.headers.has('authorization');
    const sessionToken = !bearer && isFromOwnPage(request, appUrl) ? readUser(request)?.token : undefined;
    const answer = await api.fetch(request, { ...bindings, sessionToken });
    if (answer.status !== 401 || sessionToken === undefined) return answer;
    const cleared = new Response(answer.body, answer);
    cleared.headers.append('set-cookie', clearedUserCookie(secureCookies));
    return cleared;
  };
}
