/** A serialized error: the response of a loader that refused; unexpected errors carry no details. */
export type SentError = { status: number; statusText: string; data: unknown };

/** Results of a page's loaders or action, as JSON. */
export type PageData = {
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, SentError> | null;
  status: number;
};

/** A redirect by a loader or an action; absolute URLs are loaded as documents. */
export type SentRedirect = { redirect: { location: string; status: number } };

/** Id of the element with the page's data. */
export const pageDataId = 'data-stranky';

/** Query parameter with the requested routes. */
export const routesParameter = '_routes';

/** URL of a page's data: `/ucet` becomes `/ucet.data`. */
export function dataAddress({ pathname, search }: { pathname: string; search: string }, routes?: string[]) {
  const query = new URLSearchParams(search);
  if (routes) query.set(routesParameter, routes.join(','));
  const path = pathname === '/' ? '/_root' : pathname.replace(/\/+$/, '');
  return `${path}.data${query.size > 0 ? `?${query}` : ''}`;
}

/** The page whose data a URL requests; undefined for a page itself. */
export function pageOfData(url: URL): { page: URL; routes: ReadonlySet<string> | undefined } | undefined {
  if (!url.pathname.endsWith('.data')) return undefined;
  const page = new URL(url);
  page.pathname = url.pathname.replace(/(^\/_root)?\.data$/, '') || '/';
  const routes = page.searchParams.get(routesParameter)?.split(',');
  page.searchParams.delete(routesParameter);
  return { page, routes: routes && new Set(routes) };
}

/** Whether an error is a refusal by a loader (thrown or received), as opposed to a bug. */
export const isErrorAnswer = (error: unknown): error is SentError =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  'statusText' in error &&
  'data' in error;
