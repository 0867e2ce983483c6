import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Statements that can break the previous version, which keeps running beside a new one. */
const unsafe: [what: string, pattern: RegExp][] = [
  ['drops a table', /\bdrop\s+table\b/i],
  ['drops a column', /\bdrop\s+column\b/i],
  ['renames', /\brename\s+(?:to|column|constraint)\b/i],
  ['changes the type of a column', /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i],
  ['demands a value that the previous version may not write', /\bset\s+not\s+null\b/i],
  ['adds a column that must be given', /\badd\s+column\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i],
];

/** Written before this rule; docs/operations.md says how to upgrade across them. */
const beforeTheRule = new Set(['0008_without_text_vectors.sql', '0020_without_unused_numbers.sql']);
/** Drops what no program has used since that migration; the name tells older programs so. */
const contracts = /_since_\d{4}\.sql$/;

/** Statements in a migration that break the previous version. */
function breaks(sql: string, file = ''): string[] {
  if (contracts.test(file)) return [];
  const statements = sql.replaceAll(/--.*$/gm, '');
  return unsafe.flatMap(([what, pattern]) => (pattern.test(statements) ? [what] : []));
}

const files = readdirSync('db/migrations').toSorted();

test.each(files.filter((file) => !beforeTheRule.has(file)))(
  '%s is safe beside the previous version',
  (file) => {
    expect(breaks(readFileSync(`db/migrations/${file}`, 'utf8'), file)).toEqual([]);
  },
);

test.each([...beforeTheRule])('docs/operations.md says how to upgrade across %s', (file) => {
  expect(breaks(readFileSync(`db/migrations/${file}`, 'utf8'))).not.toEqual([]);
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(file);
});

test.each([
  ['alter table listings drop column search_text;', 'drops a column'],
  ['drop table watch_requests;', 'drops a table'],
  ['alter table listings rename column price to price_czk;', 'renames'],
  ['alter table listings alter column price type bigint;', 'changes the type of a column'],
  [
    'alter table listings alter price set not null;',
    'demands a value that the previous version may not write',
  ],
  ['alter table listings add column seen text not null;', 'adds a column that must be given'],
])('refuses %s', (sql, what) => {
  expect(breaks(sql)).toEqual([what]);
});

test.each([
  'alter table listings add column seen text;',
  'alter table listings add column seen boolean not null default false;',
  'create table seen (id bigint not null);',
])('allows %s', (sql) => {
  expect(breaks(sql)).toEqual([]);
});

test('allows dropping what has long been unused, by a migration whose name says since when', () => {
  expect(breaks('drop table watch_requests;', '0250_without_watch_requests_since_0075.sql')).toEqual([]);
});
