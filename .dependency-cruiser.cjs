// Who may import whom; the reasons are in docs/architecture.md. `npm run check` fails on any other arrow.
const tiers = require('./src/features/tiers.json');

const foundation = tiers.foundation.join('|');
const core = tiers.core.join('|');
const around = tiers.around.join('|');
const tests = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'ground-knows-nothing-above',
      comment: 'contract, platform and ui know no feature, no API and no page.',
      severity: 'error',
      from: { path: '^src/(contract|platform|ui)/', pathNot: tests },
      to: { path: '^src/(features|api|web|demo|commands|bootstrap|main)' },
    },
    {
      name: 'ui-knows-no-platform',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: tests },
      to: { path: '^src/platform/' },
    },
    {
      name: 'foundation-knows-no-higher-feature',
      severity: 'error',
      from: { path: `^src/features/(${foundation})/`, pathNot: tests },
      to: { path: `^src/features/(${core}|${around})/` },
    },
    {
      name: 'listings-know-nothing-around-them',
      severity: 'error',
      from: { path: `^src/features/(${core})/`, pathNot: tests },
      to: { path: `^src/features/(${around})/` },
    },
    {
      name: 'features-know-no-api-and-no-page',
      severity: 'error',
      from: { path: '^src/features/', pathNot: tests },
      to: { path: '^src/(api|web|demo|commands|bootstrap|main)' },
    },
    {
      name: 'through-the-front-door',
      comment:
        'Another feature is reached through index.ts, or through its browser-safe files: contract, form, rules, address, components.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^src/features/([^/]+)/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/[^/]+/(index|contract|form|rules|address|card-line)\\.ts$',
          '^src/features/[^/]+/components/',
        ],
      },
    },
    {
      name: 'components-stay-in-the-browser',
      comment: 'React parts must not drag server code along.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/components/', pathNot: tests },
      to: { path: ['^src/features/[^/]+/index\\.ts$', '^src/features/[^/]+/db', '^src/platform/'] },
    },
    {
      name: 'pages-reach-the-api-only',
      comment: 'Pages see contracts and components; the server side of a feature is behind the API.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: tests },
      to: {
        path: '^src/(features|platform|api)/',
        pathNot: [
          '^src/features/[^/]+/(contract|form|rules|address|card-line)\\.ts$',
          '^src/features/[^/]+/components/',
          '^src/api/api\\.ts$',
        ],
      },
    },
    {
      name: 'pages-take-only-the-types-of-the-api',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sql-only-in-db',
      comment: 'Kysely as a value belongs to db files, the database platform and tests.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: ['/db[^/]*\\.ts$', '/db/', tests] },
      to: { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'emails-by-templates',
      comment: 'Only what is defined with its specimens can be sent, so that every email can be looked at.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/mail/' },
      to: { path: '^src/platform/mail/email-layout\\.ts$' },
    },
    {
      name: 'one-cache',
      comment: 'What is cached within a bound goes through src/platform/cache.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/cache/' },
      to: { path: 'node_modules/lru-cache/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
