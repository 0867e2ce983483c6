import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const page = readFileSync('docs/dependencies.md', 'utf8');

/** Packages named in the first column of the table under a heading. */
function documented(heading: string): string[] {
  const section = page.split(/^## /m).find((each) => each.startsWith(heading)) ?? '';
  const firstCells = section.split('\n').map((line) => /^\| (`[^|]*)\|/.exec(line)?.[1] ?? '');
  return firstCells
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .toSorted();
}

const withoutTypes = (list: Record<string, string>) =>
  Object.keys(list)
    .filter((name) => !name.startsWith('@types/'))
    .toSorted();

test.each([
  ['At run time', manifest.dependencies, 40],
  ['For development', manifest.devDependencies, 30],
] as const)(
  '%s, docs/dependencies.md has a row for each package, and there are not too many',
  (heading, list, most) => {
    expect(documented(heading)).toEqual(withoutTypes(list));
    expect(withoutTypes(list).length).toBeLessThanOrEqual(most);
  },
);

test('docs/dependencies.md has a row for the binaries of each platform', () => {
  const rows = documented('Platform binaries');
  const rowOf = (name: string) => rows.find((row) => name.startsWith(row.replace('*', '')));
  const named = Object.keys(manifest.optionalDependencies).map((name) => rowOf(name) ?? `no row for ${name}`);
  expect([...new Set(named)].toSorted()).toEqual(rows);
});
