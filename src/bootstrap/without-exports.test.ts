import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { clientBuildDir } from './built-pages.ts';
import { stripped, withoutFiles } from './without-exports.ts';

const page = `import { data } from 'react-router';
import { callApi, type Answer } from './api-client.js';
import styles, { shared } from './page.module.css';
import './global.css';
const wanted = 3;
const shown = 4;
function helper() { return callApi(wanted); }
export async function loader() { return data(await helper()); }
export const action = () => shared, headers = () => ({});
export const handle = { shown };
export default function Page() { return styles.page; }`.replace(', type Answer', '');

test('removes server exports and everything that only they use', () => {
  const left = stripped(page, parseAst);
  for (const gone of ['loader', 'action', 'headers', 'callApi', 'helper', 'wanted', 'react-router', 'shared'])
    expect(left).not.toContain(gone);
  for (const kept of ['global.css', 'styles.page', 'handle', 'shown = 4']) expect(left).toContain(kept);
});

test('leaves a file without such exports unchanged', () => {
  const plain = `import { unused } from './x.js';\nexport default 1;`;
  expect(stripped(plain, parseAst)).toBe(plain);
});

test('removes a re-exported server export from its list', () => {
  const left = stripped(`export { loader, default } from './other.js';`, parseAst);
  expect(left).toBe(`export { default as default } from "./other.js";`);
});

test('the browser bundle contains no server code', () => {
  // `npm test` builds first; run alone, this test needs `npm run build` before.
  const folder = join(clientBuildDir, 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const server = /from ?"(node:|pg"|kysely)|api\.internal|__vite-browser-external|insertInto\(/;
  expect(scripts.filter((file) => server.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

test('the browser’s route table keeps dynamic imports and drops file names', () => {
  const table = `page('a/:b', 'a', () => import('./pages/a.tsx')), resource(slug, "b", () => 1)`;
  expect(withoutFiles(table)).toBe(
    `page('a/:b', '', () => import('./pages/a.tsx')), resource(slug, '', () => 1)`,
  );
});
