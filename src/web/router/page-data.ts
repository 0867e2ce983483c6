/** An error as it travels: the answer of a loader that refused, or nothing about what broke. */
export type SentError = { status: number; statusText: string; data: unknown };

/** What the loaders or the action of a page gave, as JSON. */
export type PageData = {
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  errors: Record<string, SentError> | null;
  status: number;
};

/** Where a loader or an action leads instead; a whole address is loaded fully. */
export type SentRedirect = { redirect: { location: string; status: number } };

/** The element of a page that holds its data. */
export const pageDataId = 'data-stranky';

/** Names the routes whose data are asked for. */
export const routesParameter = '_routes';

/** `/ucet` where a person looks is `/ucet.data` where the browser's code asks. */
export function dataAddress({ pathname, search }: { pathname: string; search: string }, routes?: string[]) {
  const query = new URLSearchParams(search);
  if (routes) query.set(routesParameter, routes.join(','));
  const path = pathname === '/' ? '/_root' : pathname.replace(/\/+$/, '');
  return `${path}.data${query.size > 0 ? `?${query}` : ''}`;
}

/** The address of the page whose data an address asks for; nothing for the page itself. */
export function pageOfData(url: URL): { page: URL; routes: ReadonlySet<string> | undefined } | undefined {
  if (!url.pathname.endsWith('.data')) return undefined;
  const page = new URL(url);
  page.pathname = url.pathname.replace(/(^\/_root)?\.data$/, '') || '/';
  const routes = page.searchParams.get(routesParameter)?.split(',');
  page.searchParams.delete(routesParameter);
  return { page, routes: routes && new Set(routes) };
}

/** Whether an error is the answer of a loader that refused, thrown here or received; other errors are faults. */
export const isErrorAnswer = (error: unknown): error is SentError =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  'statusText' in error &&
  'data' in error;
