import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import tiers from '../src/features/tiers.json' with { type: 'json' };

/** Forbidden imports planted into a small project of the same layout; the rules of this project must detect each. */
const planted: [rule: string, from: string, to: string][] = [
  ['ground-knows-nothing-above', 'src/contract/money.ts', 'src/features/listings/index.ts'],
  ['ground-knows-nothing-above', 'src/platform/http/server.ts', 'src/api/api.ts'],
  ['ground-knows-nothing-above', 'src/platform/ids.ts', 'src/bootstrap/create-platform.ts'],
  ['emails-by-templates', 'src/features/contact/mail/thanks-email.ts', 'src/platform/mail/email-layout.ts'],
  ['ui-knows-no-platform', 'src/ui/button.ts', 'src/platform/clock.ts'],
  ['foundation-knows-no-higher-feature', 'src/features/media/album.ts', 'src/features/listings/index.ts'],
  ['listings-know-nothing-around-them', 'src/features/listings/renew.ts', 'src/features/search/index.ts'],
  ['features-know-no-api-and-no-page', 'src/features/contact/write.ts', 'src/web/routes.ts'],
  ['through-the-front-door', 'src/features/search/find.ts', 'src/features/listings/db.ts'],
  ['components-stay-in-the-browser', 'src/features/search/components/card.tsx', 'src/features/search/db.ts'],
  ['pages-reach-the-api-only', 'src/web/pages/home/home.tsx', 'src/features/listings/index.ts'],
  ['pages-reach-the-api-only', 'src/web/pages/search/search.tsx', 'src/platform/clock.ts'],
];

const importing = (from: string, to: string): string => {
  const path = relative(dirname(from), to);
  return `import { it } from '${path.startsWith('.') ? path : `./${path}`}';\nexport const mine = it;\n`;
};

function cruise(files: Record<string, string>): { status: number | null; said: string } {
  const house = mkdtempSync(join(tmpdir(), 'bazar-house-'));
  for (const [path, text] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  const program = realpathSync('node_modules/.bin/depcruise');
  const config = resolve('.dependency-cruiser.cjs');
  const options = { cwd: house, encoding: 'utf8' } as const;
  const done = spawnSync(process.execPath, [program, '--config', config, 'src'], options);
  rmSync(house, { recursive: true });
  return { status: done.status, said: done.stdout + done.stderr };
}

const crooked = cruise({
  ...Object.fromEntries(planted.map(([, , to]) => [to, 'export const it = 1;'])),
  ...Object.fromEntries(planted.map(([, from, to]) => [from, importing(from, to)])),
  'src/contract/left.ts': "import { right } from './right.ts';\nexport const left = () => right;\n",
  'src/contract/right.ts':
    "import type { left } from './left.ts';\nexport const right = (): typeof left | undefined => undefined;\n",
  'src/features/media/publish.ts': "import { sql } from 'kysely';\nexport const it = sql;\n",
  'src/features/media/recent.ts': "import { LRUCache } from 'lru-cache';\nexport const it = LRUCache;\n",
  'node_modules/lru-cache/package.json': '{ "name": "lru-cache", "version": "1.0.0", "main": "index.js" }',
  'node_modules/lru-cache/index.js': 'exports.LRUCache = 1;',
  'node_modules/kysely/package.json': '{ "name": "kysely", "version": "1.0.0", "main": "index.js" }',
  'node_modules/kysely/index.js': 'exports.sql = 1;',
  'package.json': '{ "dependencies": { "kysely": "1.0.0", "lru-cache": "1.0.0" } }',
});

test('a project that keeps the rules passes', () => {
  const { status, said } = cruise({
    'src/contract/it.ts': 'export const it = 1;',
    'src/features/media/index.ts': importing('src/features/media/index.ts', 'src/contract/it.ts'),
  });
  expect(said).toContain('no dependency violations found (2 modules');
  expect(status).toBe(0);
});

test('a project that breaks the rules fails', () => {
  expect(crooked.status).toBeGreaterThan(0);
});

test.each(planted)('%s: %s may not import %s', (rule, from, to) => {
  expect(crooked.said).toContain(`error ${rule}: ${from} → ${to}`);
});

test('detects an import cycle', () => {
  expect(crooked.said).toContain('error no-cycles: src/contract/');
});

test('SQL outside a db file is found', () => {
  expect(crooked.said).toContain('error sql-only-in-db: src/features/media/publish.ts');
});

test('detects a second cache implementation', () => {
  expect(crooked.said).toContain('error one-cache: src/features/media/recent.ts');
});

test('every feature is in exactly one tier', () => {
  const folders = readdirSync('src/features', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.values(tiers).flat().toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test('docs/architecture.md lists the same tiers', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  for (const features of Object.values(tiers)) expect(page).toContain(`\`${features.join(', ')}\``);
});
