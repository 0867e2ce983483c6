import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { browserStorage, cookies } from './stored-in-browser.ts';

const src = fileURLToPath(new URL('../', import.meta.url));
const sources = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(file, 'utf8'))).map((file) => relative(src, file));

test('only files of the register write to browser storage', () => {
  const writing =
    /\b(sessionStorage|localStorage)\.setItem|\bindexedDB\.open|\bcaches\.open|(?<!function )\btabStorage\(/;
  const registered = browserStorage.flatMap(({ file }) => file ?? []);
  // `tabStorage` writes on behalf of its callers, which name the key.
  expect(filesWith(writing).toSorted()).toEqual([...registered, 'ui/forms/tab-storage.ts'].toSorted());
});

test('cookies are written in one place, which accepts only registered names', () => {
  expect(filesWith(/set-cookie'?, *[`'"]|document\.cookie *=|cookieStore/).toSorted()).toEqual([
    'features/favourites/components/seen.ts',
  ]);
  expect(Object.keys(cookies)).toContain('videne');
});

test('every purpose fits into one line of a table', () => {
  for (const { purpose, lasts } of [...Object.values(cookies), ...browserStorage])
    expect(`${purpose} ${lasts}`).not.toMatch(/[|\n.]$|\|/);
});
