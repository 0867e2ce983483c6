import { renderToString } from 'react-dom/server';
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type NonIndexRouteObject,
  type RouteObject,
  type StaticHandlerContext,
  type RouterContextProvider,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
} from 'react-router';
import type { ApiBindings } from '../api/api.ts';
import { installCzechErrorMap } from '../contract/messages.ts';
import { renderFragmentsWith } from '../ui/cached-fragment.tsx';
import * as root from './root.tsx';
import { type Assets, assetsOf } from './router/assets.ts';
import { AssetsContext } from './router/document-assets.tsx';
import { responseHeaders } from './router/response-headers.ts';
import { type PageData, type SentError, isErrorAnswer, pageDataId, pageOfData } from './router/page-data.ts';
import { elementsOf } from './router/route-elements.tsx';
import type { RouteEntry, RouteModule } from './router/route-types.ts';
import routes from './routes.ts';
import { accountViewContext, type Services, loadContext, servicesContext, visitContext } from './services.ts';

installCzechErrorMap();

const modules = new Map<string, RouteModule>([['root', root]]);
const rows: readonly RouteEntry[] = [
  { id: 'root', file: 'root.tsx', load: async () => root, loads: true, children: routes },
];
const files = new Map<string, string>();

async function objectOf(row: RouteEntry): Promise<RouteObject> {
  const module = await row.load();
  modules.set(row.id, module);
  files.set(row.id, row.file);
  const { handle, middleware } = module;
  const shared: Omit<NonIndexRouteObject, 'index' | 'children'> = {
    id: row.id,
    ...elementsOf(module, row.id === 'root' ? root.Layout : undefined),
    ...(module.loader && { loader: (args: LoaderFunctionArgs) => module.loader?.(argsOf(args)) }),
    ...(module.action && { action: (args: LoaderFunctionArgs) => module.action?.(argsOf(args)) }),
    ...(middleware && {
      middleware: middleware.map(
        (each): MiddlewareFunction =>
          (args, next) =>
            each(args, async () => asResponse(await next())),
      ),
    }),
    handle,
  };
  if (row.index) return { ...shared, index: true };
  const children = row.children && (await Promise.all(row.children.map((child) => objectOf(child))));
  return { ...shared, ...(row.path === undefined ? {} : { path: row.path }), ...(children && { children }) };
}

/** Narrows params to strings: the router provides every parameter in a route's path. */
function argsOf({ request, url, context, params }: LoaderFunctionArgs) {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const known: Record<string, string> = Object.fromEntries(given);
  return { request, url, context, params: known };
}

const handler = createStaticHandler(await Promise.all(rows.map((row) => objectOf(row))));

/** Routes without a component are resource routes. */
const resourceRoutes = rows
  .flatMap(({ children = [] }) => children)
  .filter(({ id }) => modules.get(id)?.default === undefined)
  .map(({ id, path }) => ({ id, ...(path !== undefined && { path }) }));

/**
 * Matches all routes only if a resource route may be meant; doing so always would take a tenth of the rendering
 * time.
 */
const isResource = (url: URL) =>
  matchRoutes(resourceRoutes, url) !== null &&
  matchRoutes(handler.dataRoutes, url)?.at(-1)?.route.Component === undefined;

type Asked = { request: Request; context: RouterContextProvider };

/** Handles requests for pages, by people and by the client-side router. */
export function createPages(services: Services, assets: Assets) {
  renderFragmentsWith((key, children) => services.cachedFragment(key, () => renderToString(children())));
  return async (given: Request, visit: ApiBindings): Promise<Response> => {
    const url = new URL(given.url);
    const data = pageOfData(url);
    const request = data ? new Request(data.page, given) : given;
    const context = loadContext(services, visit, request);
    const asked = { request, context };
    if (data) return dataOf(asked, data.routes);
    return isResource(url) ? resource(asked) : page(asked, assets);
  };
}

async function page({ request, context }: Asked, assets: Assets): Promise<Response> {
  return asResponse(
    await handler.query(request, {
      requestContext: context,
      generateMiddlewareResponse: async (query) => {
        const result = await query(request);
        return result instanceof Response ? result : rendered(result, { request, context }, assets);
      },
    }),
  );
}

function rendered(result: StaticHandlerContext, { request, context }: Asked, assets: Assets): Response {
  logErrors(result, { request, context });
  const headers = responseHeaders(result, modules);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (context.get(accountViewContext)) headers.set('cache-control', 'private, no-store');
  const init = { status: result.statusCode, headers };
  if (request.method === 'HEAD') return new Response(null, init);
  const ids = result.matches.map(({ route }) => route.id);
  const used = assetsOf(
    assets,
    ids.map((id) => files.get(id) ?? ''),
  );
  const router = createStaticRouter(branchOf(result), result);
  const html = renderToString(
    <AssetsContext value={used}>
      <StaticRouterProvider router={router} context={result} hydrate={false} />
    </AssetsContext>,
  );
  const end = '</body></html>';
  if (!html.endsWith(end)) throw new Error('The document of root.tsx must end with its body');
  const text = JSON.stringify(sent(result)).replaceAll('<', String.raw`\u003c`);
  const [entry, ...preloads] = used.modules;
  const scripts = [
    `<script type="application/json" id="${pageDataId}">${text}</script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...(assets.before ?? []).map((src) => `<script type="module" src="${src}"></script>`),
    `<script type="module" src="${entry}" fetchpriority="low"></script>`,
  ];
  return context
    .get(servicesContext)
    .html(`<!DOCTYPE html>${html.slice(0, -end.length)}${scripts.join('')}${end}`, init);
}

/** The matched branch of routes only; given all routes, the router would copy them for each page. */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (inner, { route }) => [route.index ? route : { ...route, children: inner }],
    [],
  );

/** Response for the client-side router: data of some routes, or an action's result, in one JSON. */
async function dataOf(asked: Asked, wanted: ReadonlySet<string> | undefined): Promise<Response> {
  const { request, context } = asked;
  const response = asResponse(
    await handler.query(request, {
      requestContext: context,
      skipLoaderErrorBubbling: true,
      skipRevalidation: true,
      ...(wanted && { filterMatchesToLoad: ({ route }) => wanted.has(route.id) }),
      generateMiddlewareResponse: async (query) => {
        const result = await query(request);
        if (result instanceof Response) return result;
        logErrors(result, asked);
        const headers = responseHeaders(result, modules);
        if (context.get(accountViewContext)) headers.set('cache-control', 'private, no-store');
        return Response.json(sent(result), { status: result.statusCode, headers });
      },
    }),
  );
  const location = response.headers.get('location');
  if (location === null) return response;
  const headers = new Headers(response.headers);
  headers.delete('location');
  return Response.json({ redirect: { location, status: response.status } }, { status: 202, headers });
}

async function resource({ request, context }: Asked): Promise<Response> {
  try {
    const answer: unknown = await handler.queryRoute(request, {
      requestContext: context,
      generateMiddlewareResponse: async (query) => asAnswer(await query(request)),
    });
    return asAnswer(answer);
  } catch (error) {
    if (error instanceof Response) return error;
    if (isErrorAnswer(error)) return Response.json(error.data, { status: error.status });
    logError(error, { request, context });
    return new Response('Unexpected Server Error', { status: 500 });
  }
}

const isData = (value: unknown): value is { data: unknown; init: ResponseInit | null } =>
  typeof value === 'object' && value !== null && 'data' in value && 'init' in value;

function asAnswer(value: unknown): Response {
  if (value instanceof Response) return value;
  return isData(value) ? Response.json(value.data, value.init ?? {}) : Response.json(value ?? null);
}

function asResponse(result: unknown): Response {
  if (result instanceof Response) return result;
  throw new Error('The router gave no response');
}

function sent({ matches, loaderData, actionData, errors, statusCode }: StaticHandlerContext): PageData {
  const known = Object.fromEntries(
    matches.map(({ route: { id } }) => [
      id,
      errors?.[id] && !(id in loaderData) ? undefined : (loaderData[id] ?? null),
    ]),
  );
  return {
    loaderData: known,
    actionData,
    errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, sentError(error)])),
    status: statusCode,
  };
}

/** Details of unexpected errors are not sent. */
function sentError(error: unknown): SentError {
  if (!isErrorAnswer(error)) return { status: 500, statusText: '', data: null };
  const { status, statusText, data } = error;
  return { status, statusText, data: status === 404 && typeof data === 'string' ? null : data };
}

function logErrors({ errors }: StaticHandlerContext, asked: Asked): void {
  for (const error of Object.values(errors ?? {})) logError(error, asked);
}

/** Logs unexpected errors; aborted requests and client errors are ignored. */
function logError(error: unknown, { request, context }: Asked): void {
  if (request.signal.aborted || (isErrorAnswer(error) && error.status < 500)) return;
  const { requestId } = context.get(visitContext);
  context.get(servicesContext).log.error({ err: error, requestId }, 'a page failed');
}
