import { type RouteObject, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { answers } from '../e2e/every-page/answers.ts';
import { addressOf, pages } from '../e2e/every-page/rows.ts';
import { specimen } from '../e2e/every-page/specimen.ts';
import { isServed } from '../src/features/redirects/served.ts';
import type { RouteEntry } from '../src/web/router/route-types.ts';
import routes from '../src/web/routes.ts';

/** Paths of all routes, at any depth; layouts have none of their own. */
function pathsOf(entries: readonly RouteEntry[]): string[] {
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

test('redirects of an admin cannot replace a page with a fixed address', () => {
  const standing = paths.filter((path) => !/[:*]/.test(path)).map((path) => `/${path}`);
  expect(standing.filter((address) => !isServed(address))).toEqual([]);
});

/** URLs of the specification, section 2, in its order. */
const specified = `/ /o-nas /znacky /kontakt /lokality /losovani /blog /blog/{slug} /ke-stazeni /spoluprace /caste-dotazy
/mapa-nabidek /mapa-poptavek /partneri /partneri/{partner} /poptavky /poptavky/cepele-8 /poptavky/florbalky-1
/pridani-nabidky /inzerat/{product} /kategorie-nabidek /kategorie-poptavek /obchodni-podminky /ucet/moje-inzerce
/ucet/inzerat/{slug} /moje-inzerce/overeni /vyhledavani /vyhledavani/{slug} /bezpecnost-a-pravidla /zebricky-inzerentu
/zebricky-inzerentu/{slug} /newsletters/{id}/sign-out /newsletters/sign-out /zpracovani-osobnich-udaju /produkty /error`;

test.each(specified.split(/\s+/))('the specified %s is a page that the tests visit', (path) => {
  const route = routeOf(path.replaceAll(/[{}]/g, ''));
  expect(route).not.toBe('*');
  const looked = pages.filter(({ status }) => status === 200).map((row) => addressOf(row, specimen));
  expect(looked.map(routeOf)).toContain(route);
});
