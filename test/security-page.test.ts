import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');

/** ASVS 5.0.0: level 1 of every chapter, and level 2 of V6 and V7. */
const required = `1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1
  3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3 4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2
  6.1.1 6.1.2 6.1.3 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.2.10 6.2.11 6.2.12
  6.3.1 6.3.2 6.3.3 6.3.4 6.4.1 6.4.2 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3
  6.8.1 6.8.2 6.8.3 6.8.4 7.1.1 7.1.2 7.1.3 7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2
  7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1
  10.4.1 10.4.2 10.4.3 10.4.4 10.4.5 11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1
  15.1.1 15.2.1 15.3.1`.split(/\s+/);

const chapters = page.slice(page.indexOf('## V1 '));
const rows = chapters.split('\n').flatMap((line) => {
  const [, number, asks, where = '', held = ''] = line.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(number ?? '') ? [{ number, asks, where, held }] : [];
});

/** A file by its path, in which `src/` may be omitted. */
const found = (path: string) => [`src/${path}`, path].find((each) => existsSync(each));

test('docs/security.md has every requirement once', () => {
  const inTables = rows.map(({ number }) => number);
  const besides = [...(/^The bazaar is a client.*$/m.exec(chapters)?.[0] ?? '').matchAll(/\d+\.\d+\.\d+/g)];
  const named = [...inTables, ...besides.map(([number]) => number)];
  expect(named).toHaveLength(required.length);
  expect(new Set(named)).toEqual(new Set(required));
  expect(rows.filter(({ where }) => !/^(Met|Partly|Not met|n\/a)\b/.test(where))).toEqual([]);
});

test('the summary of docs/security.md lists exactly the requirements that are not fully met', () => {
  const summary = page.slice(page.indexOf('## What is not met'), page.indexOf('## Ways in'));
  const listed = [...summary.matchAll(/^\| (\d+\.\d+\.\d+) /gm)].map(([, number]) => number);
  const lacking = rows.filter(({ where }) => /^(Partly|Not met)\b/.test(where));
  expect(listed).toEqual(lacking.map(({ number }) => number));
});

test('every file and test that docs/security.md names exists', () => {
  const files = [...page.matchAll(/`([\w./-]+\/[\w./-]+|[\w-]+\.test\.ts)`/g)].map(([, path = '']) => path);
  expect(files.filter((path) => !path.startsWith('/') && /\.\w+$/.test(path) && !found(path))).toEqual([]);
  const missing = rows.flatMap(({ held }) =>
    [...held.matchAll(/`([^`]+)`((?: “[^”]+”)+)/g)].flatMap(([, path = '', names = '']) => {
      const source = readFileSync(found(path) ?? 'docs/security.md', 'utf8');
      const quoted = [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
      return quoted.filter((name) => !source.includes(name)).map((name) => `${path}: ${name}`);
    }),
  );
  expect(missing).toEqual([]);
  expect(
    rows.filter(({ held }) => held !== '–' && !/^(`[^`]+\.test\.tsx?`( “[^”]+”)+(; |$))+$/.test(held)),
  ).toEqual([]);
});
