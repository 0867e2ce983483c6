import type { RouteConfigEntry } from '@react-router/dev/routes';
import { type RouteObject, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { addressOf, answers, pages } from '../e2e/every-page/rows.ts';
import { specimen } from '../e2e/every-page/specimen.ts';
import routes from '../src/web/routes.ts';

/** Paths of all routes, however deep; layouts have none of their own. */
function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(path !== undefined || index ? [path ?? ''] : []),
    ...pathsOf(children),
  ]);
}

const paths = pathsOf(routes);
const objects: RouteObject[] = paths.map((path) => ({ path }));
const routeOf = (address: string) => matchRoutes(objects, address.split('?', 1)[0] ?? '')?.at(-1)?.route.path;

test('every route has a row in the table of pages and answers', () => {
  const looked = new Set([...pages, ...answers].map((row) => routeOf(addressOf(row, specimen))));
  expect(paths.filter((path) => !looked.has(path))).toEqual([]);
});
