import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** The owner of each table, and who else may name it: `{ [owner]: { [table]: others } }`. */
const owners = z
  .record(z.string(), z.record(z.string(), z.array(z.string())))
  .parse(JSON.parse(readFileSync('db/table-owners.json', 'utf8')));
const users = new Map(
  Object.entries(owners).flatMap(([owner, tables]) =>
    Object.entries(tables).map(([table, others]) => [table, new Set([owner, ...others])] as const),
  ),
);
const interfaces = readFileSync('src/platform/database/tables.ts', 'utf8');
const tables = [...interfaces.matchAll(/^ {2}(\w+): \w+Table/gm)].flatMap(([, table]) => table ?? []);

/** Tables named by queries of a piece of source, whether Kysely's or SQL. */
function namedTables(source: string): Set<string> {
  const named = source.matchAll(
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|from|into|update|join)\(?\s*['"`]?(\w+)/g,
  );
  return new Set([...named].flatMap(([, table]) => (table && users.has(table) ? [table] : [])));
}

const areaOf = (path: string) =>
  /^src\/(?:features\/([^/]+)|(platform\/[^/]+))\//.exec(path)?.slice(1).join('');

test('every table has one owner', () => {
  expect(
    Object.values(owners)
      .flatMap((owned) => Object.keys(owned))
      .toSorted(),
  ).toEqual(tables.toSorted());
});

test('a feature names its own tables and those that are lent to it, and no others', () => {
  const foreign: string[] = [];
  for (const path of globSync('src/**/*.ts')) {
    const area = areaOf(path);
    if (!area || /\.test\.ts$|\/tables\.ts$/.test(path)) continue;
    for (const table of namedTables(readFileSync(path, 'utf8')))
      if (!users.get(table)?.has(area)) foreign.push(`${path} names ${table}`);
  }
  expect(foreign).toEqual([]);
});

test('no table is lent to a feature that does not name it', () => {
  const named = new Set<string>();
  for (const path of globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts')))
    for (const table of namedTables(readFileSync(path, 'utf8'))) named.add(`${areaOf(path) ?? ''} ${table}`);
  const lent = Object.values(owners).flatMap((owned) =>
    Object.entries(owned).flatMap(([table, others]) => others.map((other) => `${other} ${table}`)),
  );
  expect(lent.filter((each) => !named.has(each))).toEqual([]);
});
