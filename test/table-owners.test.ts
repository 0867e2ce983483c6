import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foreignTables, loans, namedByFeatures, ownedTables } from './table-owners.ts';

const interfaces = readFileSync('src/platform/database/tables.ts', 'utf8');
const tables = [...interfaces.matchAll(/^ {2}(\w+): \w+Table/gm)].flatMap(([, table]) => table ?? []);

test('every table has one owner', () => {
  expect(ownedTables.toSorted()).toEqual(tables.toSorted());
});

test('a feature accesses only its own tables and those lent to it', () => {
  const foreign = globSync('src/**/*.ts').flatMap((path) =>
    foreignTables(path, readFileSync(path, 'utf8')).map((table) => `${path} names ${table}`),
  );
  expect(foreign).toEqual([]);
});

test.each([
  "db.selectFrom('watches').selectAll()",
  "query.leftJoin('watches as watch', (join) => join)",
  'sql`delete from watches where id = 1`',
])('finds access to a foreign table in %s', (source) => {
  expect(foreignTables('src/features/redirects/db.ts', source)).toEqual(['watches']);
  expect(foreignTables('src/features/watches/db.ts', source)).toEqual([]);
});

test('no table is lent to a feature that does not use it', () => {
  const named = namedByFeatures();
  expect(loans.filter((each) => !named.has(each))).toEqual([]);
});
