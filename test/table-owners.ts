import { globSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** The owner of each table, and the features that may also use it: `{ [owner]: { [table]: others } }`. */
const owners = z
  .record(z.string(), z.record(z.string(), z.array(z.string())))
  .parse(JSON.parse(readFileSync('db/table-owners.json', 'utf8')));
const users = new Map(
  Object.entries(owners).flatMap(([owner, tables]) =>
    Object.entries(tables).map(([table, others]) => [table, new Set([owner, ...others])] as const),
  ),
);

/** All owned tables; one with two owners is listed twice. */
export const ownedTables: readonly string[] = Object.values(owners).flatMap((owned) => Object.keys(owned));

/** Features to which a table is lent, as `feature table`. */
export const loans: readonly string[] = Object.values(owners).flatMap((owned) =>
  Object.entries(owned).flatMap(([table, others]) => others.map((other) => `${other} ${table}`)),
);

/** Tables named in queries of a source, in Kysely or SQL. */
function namedTables(source: string): Set<string> {
  const named = source.matchAll(
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|from|into|update|join)\(?\s*['"`]?(\w+)/g,
  );
  return new Set([...named].flatMap(([, table]) => (table && users.has(table) ? [table] : [])));
}

const areaOf = (path: string) =>
  /^src\/(?:features\/([^/]+)|(platform\/[^/]+))\//.exec(path)?.slice(1).join('');

/** Tables that a source names although they are neither owned by nor lent to its feature. */
export function foreignTables(path: string, source: string): string[] {
  const area = areaOf(path);
  if (!area || /\.test\.tsx?$|\/tables\.ts$/.test(path)) return [];
  return [...namedTables(source)].filter((table) => !users.get(table)?.has(area));
}

/** Tables used by the sources, as `feature table`. */
export function namedByFeatures(): Set<string> {
  const sources = globSync('src/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  return new Set(
    sources.flatMap((path) =>
      [...namedTables(readFileSync(path, 'utf8'))].map((table) => `${areaOf(path) ?? ''} ${table}`),
    ),
  );
}
