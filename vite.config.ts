import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, defineConfig } from 'vite';
import { withoutRouteFiles, withoutServerExports } from './src/bootstrap/without-exports.ts';
import { typesetPages } from './src/bootstrap/typeset-jsx.ts';

/** Whether a module is one of these, named by how its path under `src` begins. */
const oneOf =
  (...starts: string[]) =>
  (id: string) =>
    starts.some((start) => id.replaceAll('\\', '/').includes(`/src/${start}`));

/** Contracts are shared by every form, icons by most; and what lies in the shell comes with every page. */
const withoutSchemas = (id: string) =>
  !/lucide-react|[\\/](contract|contract-\w+|\w+-contract|shapes|form)\.ts|src[\\/]contract[\\/]/.test(id);

/**
 * Many small files compress badly: without groups a page begins with some 30 files and 20 kB more. A group takes along
 * whatever its modules import; of two groups that want a module the one with the higher priority has it.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 4,
  },
  // Forms need it; home, results and a listing do not.
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]|zod-without-eval/, priority: 3 },
  {
    // What nearly every page begins with, and what two of home, results and a listing share.
    name: 'frame',
    test: oneOf(
      'web/root.',
      ...['card-tools', 'default-layout', 'footer-sign-up'].map((name) => `web/layouts/${name}`),
      'web/form-recovery/resubmit',
      'web/pages/not-found-message',
      'contract/field-messages',
      'features/compare/components/compare-form',
      'web/answer-timeout',
      'web/fitting-articles',
      'web/notice',
      'web/unread',
      'web/referral/referral-question',
      'web/structured-data/',
      'features/listings/components/listing-card',
      'features/places/components/format-place',
      'features/search/address',
      'features/seo/components/cover-address',
      'features/search/components/promoted-row',
      'ui/disclosure/disclosure.module',
      ...['avatar', 'card-grid', 'chip', 'photo-tile'].map((name) => `ui/cards/${name}`),
      ...['announce-change', 'form-fields'].map((name) => `ui/forms/${name}`),
    ),
    priority: 3,
  },
  {
    // Small parts of many pages.
    name: 'parts',
    test: oneOf(
      ...['range-filter', 'show-found', 'use-preview'].map((name) => `features/search/components/${name}`),
      ...['checkbox', 'choice-group', 'segmented', 'select'].map((name) => `ui/forms/${name}`),
      ...['pager', 'tabs'].map((name) => `ui/navigation/${name}`),
      'web/suggest-places',
    ),
    priority: 2,
  },
  { name: 'outline', test: oneOf('features/places/components/outline'), priority: 2 },
  { name: 'searching', test: oneOf('web/pages/search/search-'), priority: 1 },
  { name: 'listing-parts', test: oneOf('web/pages/listing/listing-'), priority: 1 },
  { name: 'shell', test: withoutSchemas, minShareCount: 30, priority: 0 },
];

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

/** Groups are fetched together with the page that needs them, not after it; frame and framework are there by then. */
const preloaded = new RegExp(
  `/(${groups
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('frame'))
    .join('|')})-`,
);

export default defineConfig({
  plugins: [
    withoutServerExports(isRoute),
    withoutRouteFiles(join(import.meta.dirname, 'src/web/routes.ts')),
    zodInBrowser,
    typesetPages,
  ],
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
            codeSplitting: { groups },
            // The table of routes names every file of styles: names would be half a kilobyte of each first visit.
            assetFileNames: ({ names: [name] }) =>
              name?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
          },
        },
      },
    },
  },
});
