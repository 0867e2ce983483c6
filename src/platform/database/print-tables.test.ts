import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { printTables } from './print-tables.ts';

const { db } = await testDatabase();

test('the committed table types match the migrated database (npm run db types)', async () => {
  const committed = readFileSync(new URL('tables.ts', import.meta.url), 'utf8');
  expect(await printTables(db)).toBe(committed);
});

test('a check on a list of values becomes a union, a column with a default is optional, a computed one is never written', async () => {
  await sql`create table examples (
    id integer generated always as identity primary key,
    state text check (state in ('open', 'closed')),
    tags text[] not null default '{}',
    at timestamptz not null,
    twice integer generated always as (id * 2) stored)`.execute(db);
  expect(await printTables(db)).toContain(`export interface ExamplesTable {
  id: GeneratedAlways<number>;
  state: 'open' | 'closed' | null;
  tags: Generated<string[]>;
  at: Timestamp;
  twice: GeneratedAlways<number | null>;
}`);
});
