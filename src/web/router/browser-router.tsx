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

/** The router of the page that is open, with what the server has laid into it. */
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

/** Where the navigation leads that is going on. */
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

/** What a route is rendered with. */
function partsOf(module: RouteModule) {
  const { handle, shouldRevalidate } = module;
  return { ...elementsOf(module), handle, ...(shouldRevalidate && { shouldRevalidate }) };
}

/** The routes of the open page are there before the router is. */
async function takeIn(route: RouteObject): Promise<void> {
  const row = rows.get(route.id ?? '');
  if (row) Object.assign(route, { lazy: undefined, ...partsOf(await row.load()) });
}

type FromServer = () => Promise<unknown>;
const isFromServer = (value: unknown): value is FromServer => typeof value === 'function';

/** Both ask the server, unless the route's own code in the browser stands before it. */
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

/** Loads the code of a page, and gives the address of those of its data that the open page does not have. */
const prefetchOf =
  (all: RouteObject[], open: () => readonly string[]): PrefetchPage =>
  (to) => {
    const url = new URL(to, window.location.href);
    const next = matchRoutes(all, url)?.flatMap(({ route }) => rows.get(route.id ?? '') ?? []) ?? [];
    // What cannot be fetched now is fetched with the click.
    for (const row of next) loadCode(row.load, () => undefined).catch(() => undefined);
    const has = open();
    const ids = next
      .filter((row, at) => row.loads && (at === next.length - 1 || !has.includes(row.id)))
      .map(({ id }) => id);
    return ids.length > 0 ? dataAddress(url, ids) : undefined;
  };
