import type { StaticHandlerContext } from 'react-router';
import type { RouteModule } from './route-types.ts';

/**
 * Headers of a page: those of the innermost route with `headers`, and all cookies set by loaders or the action.
 */
export function responseHeaders(
  { matches, loaderHeaders, actionHeaders, errors }: StaticHandlerContext,
  modules: ReadonlyMap<string, RouteModule>,
): Headers {
  const failed = matches.findIndex(({ route }) => errors !== null && route.id in errors);
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1);
  const cookies = new Set<string>();
  let headers = new Headers();
  for (const { route } of shown) {
    const own = {
      loaderHeaders: loaderHeaders[route.id] ?? new Headers(),
      actionHeaders: actionHeaders[route.id] ?? new Headers(),
    };
    const said = modules.get(route.id)?.headers?.({ ...own, parentHeaders: headers });
    headers = new Headers(said ?? headers);
    for (const each of [own.actionHeaders, own.loaderHeaders, headers])
      for (const cookie of each.getSetCookie()) cookies.add(cookie);
  }
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
