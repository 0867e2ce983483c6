import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { OperatorProblem } from '../operator-problem.ts';
import { beginFilling, columnsOf, measure, quotedTable } from './dump-tables.ts';
import { type DumpedTable, type Manifest, parts } from './manifest.ts';

/**
 * Fills a database of the same migration from a backup in one transaction, and compares every table with the
 * dump. Throws an `OperatorProblem` when one differs. Needs the owner of the tables, not a superuser.
 */
export async function fillTables(
  client: Client,
  backup: string,
  { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>,
  onTable: (done: number, all: number) => void,
): Promise<void> {
  await beginFilling(client);
  try {
    // Triggers already ran for these rows; foreign keys are checked once all tables are filled.
    const references = await dropReferences(client, tables);
    for (const table of tables) await client.query(`alter table ${quotedTable(table)} disable trigger user`);
    // Some migrations insert rows, too.
    await client.query(`truncate ${tables.map(quotedTable).join(', ')}`);
    for (const [index, table] of tables.entries()) {
      await fill(client, backup, table);
      onTable(index + 1, tables.length);
    }
    for (const table of tables) await client.query(`alter table ${quotedTable(table)} enable trigger user`);
    for (const { table, name, definition } of references)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { name, value } of sequences)
      await client.query('select setval($1::regclass, $2)', [name, value]);
    await client.query('commit');
  } catch (problem) {
    await client.query('rollback').catch(() => undefined);
    throw problem;
  }
  await client.query('analyze');
}

async function fill(client: Client, backup: string, table: DumpedTable): Promise<void> {
  const rows = client.query(copyFrom(`copy ${quotedTable(table)} (${columnsOf(table)}) from stdin`));
  await pipeline(createReadStream(parts.table(backup, table)), createGunzip(), rows);
  const filled = await measure(client, table);
  if (filled.rows !== table.rows || filled.checksum !== table.checksum)
    throw new OperatorProblem(
      `The table ${table.name} is not what it was: ${filled.rows} rows instead of ${table.rows}, or other ones. Nothing was restored; try an older backup.`,
    );
}

type Reference = { table: string; name: string; definition: string };

async function dropReferences(client: Client, tables: readonly DumpedTable[]): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables.map(quotedTable)],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}
