import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, defineConfig } from 'vite';
import { withoutServerExports } from './src/bootstrap/without-exports.ts';
import { typesetPages } from './src/bootstrap/typeset-jsx.ts';

/** Drawing parts that most pages share; forms and windows stay with the pages that have them. */
const drawing =
  /lucide-react|src[\\/](features[\\/]\w+[\\/]components|ui[\\/](?!forms|overlays|photos[\\/](?!picture)))/;

/** Whether a module is one of these, named by how its path under `src` begins. */
const oneOf =
  (...starts: string[]) =>
  (id: string) =>
    starts.some((start) => id.replaceAll('\\', '/').includes(`/src/${start}`));

/** What nearly every page begins with. A part that comes later by itself must be in none of these lists. */
const frame = oneOf(
  'contract/search-too-short',
  ...['card-tools', 'default-layout', 'header', 'footer', 'bottom-bar', 'shell-links', 'skip-link'].map(
    (name) => `web/layouts/${name}`,
  ),
  ...[
    'builds/',
    'crawler',
    'structured-data/',
    'form-answer',
    'view-transition',
    'json-ld',
    'navigation-loading',
    'layouts/footer-sign-up',
    'notice',
    'page-handle',
    'page-head',
    'pages/error-page',
    'packed',
    'pages/not-found-message',
    'referral/carried-code',
    'referral/referral-question',
    'suggest-search',
    'unread',
    'form-recovery/stored-form',
    'form-recovery/resubmit',
    'form-recovery/form-recovery',
  ].map((name) => `web/${name}`),
  ...['pwa-manager', 'installable'].map((name) => `web/pwa/${name}`),
  ...['heart', 'favourites'].map((name) => `features/favourites/components/${name}.`),
  ...['chosen', 'address', 'components/compare-form', 'components/compare-toggle'].map(
    (name) => `features/compare/${name}`,
  ),
  'features/listings/components/listing-card',
  'features/newsletter/rules',
  'features/search/components/choices',
  'features/search/components/promoted-row',
  'features/places/components/format-place',
  'web/fitting-articles',
  'ui/actions/',
  'ui/calls/',
  ...['alert', 'empty-state', 'loading', 'toasts'].map((name) => `ui/feedback/${name}`),
  ...['avatar', 'badge', 'card', 'chip', 'condition', 'fact-strip', 'photo-tile', 'price', 'row'].map(
    (name) => `ui/cards/${name}`,
  ),
  ...['field', 'input', 'lazy-suggestions', 'form-fields', 'search-box', 'select'].map(
    (name) => `ui/forms/${name}`,
  ),
  ...['breadcrumbs', 'page-link'].map((name) => `ui/navigation/${name}`),
);

/** What the search has beside its frame, and shares with the maps. */
const searching = oneOf(
  ...['search-view', 'search-answer'].map((name) => `web/pages/search/${name}`),
  ...['active-filters', 'facet-values', 'filter-form', 'filter-groups', 'kind-tabs', 'results'].map(
    (name) => `features/search/components/${name}`,
  ),
  ...['search-tools', 'show-found', 'use-filter-form'].map((name) => `features/search/components/${name}`),
  'ui/overlays/drawer',
  ...['pager', 'tabs'].map((name) => `ui/navigation/${name}`),
);

/** Contracts are shared by every form, icons by most; and what lies in the shell comes with every page. */
const withoutSchemas = (id: string) =>
  !/lucide-react|[\\/](contract|contract-\w+|\w+-contract|shapes|form)\.ts|src[\\/]contract[\\/]/.test(id);

/** A range with its histogram, and choices in a row. */
const ranges = oneOf(
  ...['range-filter', 'histogram'].map((name) => `features/search/components/${name}`),
  ...['segmented', 'choice-group'].map((name) => `ui/forms/${name}`),
);

/** What a listing has beside its frame. */
const listing = oneOf('web/pages/listing/', 'ui/photos/gallery.');

const source = join(import.meta.dirname, 'src');
const zodWithoutEval = join(source, 'web/zod-without-eval.ts');

/** Gives the browser's code Zod as src/web/zod-without-eval.ts sets it up; the server goes on compiling its schemas. */
const zodInBrowser: Plugin = {
  name: 'zod-in-browser',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer) =>
    id === 'zod' && importer !== zodWithoutEval && importer?.startsWith(source) ? zodWithoutEval : undefined,
};

/** Files whose exports React Router runs: those that routes.ts names, and the root. */
const table = readFileSync(join(source, 'web/routes.ts'), 'utf8');
const routeFiles = new Set(
  ['./root.tsx', ...table.matchAll(/import\('([^']+)'\)/g)].map((each) =>
    join(source, 'web', typeof each === 'string' ? each : (each[1] ?? '')),
  ),
);
const isRoute = (id: string) => routeFiles.has(id);

/** Groups that pages begin with, beside the frame: fetched together with the page, not after it. */
const preloaded = /\/(searching|listing-parts|common|schemas|shell|ranges)-/;

export default defineConfig({
  plugins: [withoutServerExports(isRoute), zodInBrowser, typesetPages],
  appType: 'custom',
  builder: {},
  // Names of classes stand in styles, scripts and every page, where long ones cannot be compressed away.
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  // The server reads .env itself; nothing of it may reach the browser's code.
  envDir: false,
  build: {
    // Fonts and pictures stay files: data: addresses could not be cached on their own.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page is in the table of routes: lists of all its small files would be 3 kB of each first visit.
      resolveDependencies: (_, files) => files.filter((file) => preloaded.test(file)),
    },
    // All styles are 25 kB packed: one file for every page, instead of twenty before the first paint.
    cssCodeSplit: false,
  },
  environments: {
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: { input: { index: 'src/web/entry.server.tsx' } },
      },
    },
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/web/entry.client.tsx',
          // What routes lose with their loaders falls out with all it imported.
          treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/].*\.tsx?$/, sideEffects: false }] },
          output: {
            codeSplitting: {
              // Many small files pack badly: so home is 10 of 135 kB, results 11 of 145, where they were 26 and 36.
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 4,
                },
                { name: 'frame', test: frame, priority: 3 },
                // Home asks a little of what the search, a listing and forms have, without the rest of them.
                { name: 'ranges', test: ranges, priority: 3 },
                { name: 'outline', test: oneOf('features/places/components/outline'), priority: 3 },
                // Asked for by pages without a listing, too: articles, and every page a while after it came.
                {
                  name: 'seen',
                  test: oneOf('features/favourites/components/seen', 'features/seo/components/cover-address'),
                  priority: 3,
                },
                // Forms need it; home, results and a listing do not.
                { name: 'schemas', test: /node_modules[\\/]zod[\\/]|zod-without-eval/, priority: 3 },
                { name: 'shell', test: withoutSchemas, minShareCount: 30, priority: 2 },
                { name: 'searching', test: searching, priority: 2 },
                { name: 'listing-parts', test: listing, priority: 2 },
                { name: 'common', test: drawing, minShareCount: 9, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
