import { type RouteObject, createBrowserRouter, createPath, matchRoutes } from 'react-router';
import { loadCode } from '../builds/chunk-load-recovery.ts';
import * as root from '../root.tsx';
import routes from '../routes.ts';
import type { PrefetchPage } from '../../ui/navigation/prefetch-page.tsx';
import { fetchPageData } from './fetch-page-data.ts';
import { type PageData, dataAddress, pageDataId } from './page-data.ts';
import { elementsOf } from './route-elements.tsx';
import type { RouteEntry, RouteModule } from './route-types.ts';

const rows = new Map<string, RouteEntry>();
let router: ReturnType<typeof createBrowserRouter> | undefined;

/** The router of the open page, with the data embedded by the server. */
export async function browserRouter() {
  const all: RouteObject[] = [
    {
      id: 'root',
      ...elementsOf(root, root.Layout),
      ...handlers(async () => root),
      shouldRevalidate: root.shouldRevalidate,
      children: routes.map((row) => objectOf(row)),
    },
  ];
  const matches = matchRoutes(all, window.location) ?? [];
  await Promise.all(matches.map(({ route }) => takeIn(route)));
  const { loaderData, actionData, errors }: PageData = JSON.parse(
    document.getElementById(pageDataId)?.textContent ?? '{}',
  );
  const created = createBrowserRouter(all, {
    hydrationData: { loaderData, actionData, errors },
    dataStrategy: fetchPageData,
  });
  router = created;
  return {
    router: created,
    prefetch: prefetchOf(all, () => created.state.matches.map(({ route }) => route.id)),
  };
}

/** Destination of the current navigation. */
function destination(): string | undefined {
  const location = router?.state.navigation.location;
  return location && createPath(location);
}

function objectOf(row: RouteEntry): RouteObject {
  rows.set(row.id, row);
  const load = () => loadCode(row.load, destination);
  const shared = {
    id: row.id,
    ...(row.loads && handlers(load)),
    lazy: async () => partsOf(await load()),
  };
  if (row.index) return { ...shared, index: true };
  const children = row.children?.map((child) => objectOf(child));
  return { ...shared, ...(row.path === undefined ? {} : { path: row.path }), ...(children && { children }) };
}

/** The parts of a module that its route needs. */
function partsOf(module: RouteModule) {
  const { handle, shouldRevalidate } = module;
  return { ...elementsOf(module), handle, ...(shouldRevalidate && { shouldRevalidate }) };
}

/** Loads the routes of the open page before the router is created. */
async function takeIn(route: RouteObject): Promise<void> {
  const row = rows.get(route.id ?? '');
  if (row) Object.assign(route, { lazy: undefined, ...partsOf(await row.load()) });
}

type FromServer = () => Promise<unknown>;
const isFromServer = (value: unknown): value is FromServer => typeof value === 'function';

/** Both request the server unless the route has a client loader or action. */
function handlers(load: () => Promise<RouteModule>) {
  return {
    async loader({ request }: { request: Request }, server?: unknown) {
      if (!isFromServer(server)) throw new Error('A loader is called by fetchPageData alone');
      const module = await load();
      return module.clientLoader ? module.clientLoader({ request, serverLoader: server }) : server();
    },
    async action({ request }: { request: Request }, server?: unknown) {
      if (!isFromServer(server)) throw new Error('An action is called by fetchPageData alone');
      const module = await load();
      return module.clientAction ? module.clientAction({ request, serverAction: server }) : server();
    },
  };
}

/** Loads the code of a page, and returns the URL of the data the open page lacks. */
const prefetchOf =
  (all: RouteObject[], open: () => readonly string[]): PrefetchPage =>
  (to) => {
    const url = new URL(to, window.location.href);
    const next = matchRoutes(all, url)?.flatMap(({ route }) => rows.get(route.id ?? '') ?? []) ?? [];
    // A failed prefetch is repeated by the click.
    for (const row of next) loadCode(row.load, () => undefined).catch(() => undefined);
    const has = open();
    const ids = next
      .filter((row, at) => row.loads && (at === next.length - 1 || !has.includes(row.id)))
      .map(({ id }) => id);
    return ids.length > 0 ? dataAddress(url, ids) : undefined;
  };
