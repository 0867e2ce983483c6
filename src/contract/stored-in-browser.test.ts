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

test('only the files of the register write into the storage of a browser', () => {
  const writing =
    /\b(sessionStorage|localStorage)\.setItem|\bindexedDB\.open|\bcaches\.open|(?<!function )\btabCopy\(/;
  const registered = browserStorage.flatMap(({ file }) => file ?? []);
  // What `tabCopy` writes is named by who calls it.
  expect(filesWith(writing).toSorted()).toEqual([...registered, 'ui/forms/tab-copy.ts'].toSorted());
});

test('cookies are written in one place, which takes only names of the register', () => {
  expect(filesWith(/set-cookie'?, *[`'"]|document\.cookie *=|cookieStore/).toSorted()).toEqual([
    'features/favourites/components/seen.ts',
  ]);
  expect(Object.keys(cookies)).toContain('videne');
});

test('what each thing is for can be said in one line of a table', () => {
  for (const { purpose, lasts } of [...Object.values(cookies), ...browserStorage])
    expect(`${purpose} ${lasts}`).not.toMatch(/[|\n.]$|\|/);
});
