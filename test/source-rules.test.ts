import { expect, test } from 'vitest';
import {
  addressesIn,
  brokenRules,
  deepPathsIn,
  makesOwnRoom,
  missingFeatures,
  privateNamesIn,
} from './source-rules.ts';

test.each([
  "import { UNSAFE_DataRouterContext } from 'react-router';",
  "Object.keys(node).some((key) => key.startsWith('__reactProps'));",
  'const { unstable_patchRoutes } = router;',
  'await sql`delete from graphile_worker._private_jobs`.execute(db);',
  'router._internalSetRoutes(routes);',
  'router.internals.fetch();',
])('finds a private name of a library in %s', (source) => {
  expect(privateNamesIn(source)).toHaveLength(1);
});

test.each([
  'return <p dangerouslySetInnerHTML={{ __html: html }} />;',
  "const name = '__Host-user';",
  "test('says what is __proto__ and stays', () => undefined);",
  'const internal = privateNote;',
])('finds no private name in %s', (source) => {
  expect(privateNamesIn(source)).toEqual([]);
});

const exportsOf = (name: string) =>
  ({ open: ['.', './icons/*', './utils/*.js', './server'], '@made/up': ['.'], closed: [] })[name];

test.each([
  ["import { it } from 'open/dist/lib/hidden.js';", 'open/dist/lib/hidden.js'],
  ["const it = await import('@made/up/dist/it.js');", '@made/up/dist/it.js'],
  ["import { it } from 'closed/lib/it.js';", 'closed/lib/it.js'],
  ["import { it } from '../../node_modules/open/dist/it.js';", 'open/dist/it.js'],
  ["createRequire(import.meta.url).resolve('open/dist/it.js');", 'open/dist/it.js'],
])('finds an import beyond the exports of a package in %s', (source, path) => {
  expect(deepPathsIn(source, exportsOf)).toEqual([path]);
});

test.each([
  "import { it } from 'open';",
  "import { it } from 'open/server';",
  "import { it } from 'open/icons/arrow-left';",
  "import { it } from 'open/utils/mime.js';",
  "import { it } from './open/dist/it.js';",
  "import { readFile } from 'node:fs/promises';",
])('finds nothing in %s', (source) => {
  expect(deepPathsIn(source, exportsOf)).toEqual([]);
});

test.each([
  "redirect('/ucet/zpravy');",
  'const to = `/inzerat/${slug}-${id}`;',
  'const off = `${config.appUrl}/sledovani/${key}`;',
  '<PageLink to="/vyhledavani?swap=yes">',
])('finds a written-out URL of a page in %s', (source) => {
  expect(addressesIn(source)).toHaveLength(1);
});

test.each([
  "fetch('/api/v1/listings');",
  "import { blog } from './blog.ts';",
  'const page = `${adminUrl}/blog`; // as `/blog` is',
  "operation({ path: '/blogs' });",
])('finds no URL of a page in %s', (source) => {
  expect(addressesIn(source)).toEqual([]);
});

test('finds a cache that evicts entries by itself', () => {
  expect(makesOwnRoom('if (seen.size > 1_000) seen.clear();')).toBe(true);
  expect(makesOwnRoom('const cached = new BoundedCache({ entries: 10 });')).toBe(false);
});

test('finds a feature missing from the manifest, and operations without a feature', () => {
  const sources = new Map([
    ['src/features/all.ts', "import { hereFeature } from './here/feature.ts';"],
    ['src/features/here/feature.ts', ''],
    ['src/features/gone/feature.ts', ''],
    ['src/features/bare/contract.ts', 'export const list = operation({'],
    ['src/features/pure/rules.ts', ''],
  ]);
  expect(missingFeatures(sources)).toEqual(['gone', 'bare']);
});

test('each rule has its own message', () => {
  const sources = new Map([
    ['src/features/all.ts', ''],
    ['src/features/redirects/feature.ts', "db.selectFrom('watches'); if (a.size > 9) a.clear();"],
    ['src/features/novel/rules.ts', ''],
    ['src/web/root.tsx', "import { unstable_it } from 'react-router/dist/it.js'; open('/ucet');"],
  ]);
  expect(brokenRules(sources)).toEqual([
    "src/features/redirects/feature.ts: the table watches is another feature's",
    'src/features/redirects/feature.ts: what is cached within a bound goes through src/platform/cache',
    'src/web/root.tsx: "unstable_it" is a private name of a library',
    'src/web/root.tsx: "react-router/dist/it.js" is not what its package exports',
    'src/web/root.tsx: the address /ucet is built in src/contract/urls.ts',
    'src/features/redirects: missing from src/features/all.ts',
    'src/features/novel: missing from src/features/tiers.json',
  ]);
});
