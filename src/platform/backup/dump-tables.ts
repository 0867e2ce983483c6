import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Client, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type DumpedTable, type Manifest, parts } from './manifest.ts';

type Named = Pick<DumpedTable, 'schema' | 'name' | 'columns'>;

/** Tables maintained by migrations; a restore runs the migrations before it inserts any rows. */
const migrationTables = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'graphile_worker.migrations',
];

/** Session settings that make rows read as text identical on every server. */
const portableText = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local search_path = public`;

export const quotedTable = ({ schema, name }: Pick<Named, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
export const columnsOf = ({ columns }: Pick<Named, 'columns'>): string =>
  columns.map((column) => escapeIdentifier(column)).join(', ');

/** Begins a read-only snapshot transaction, like `pg_dump`; writers are not blocked. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(portableText);
}

/** Begins a transaction for filling tables, with the settings under which their rows were dumped. */
export async function beginFilling(client: Client): Promise<void> {
  await client.query('begin');
  await client.query(portableText);
}

/** All tables of the bazaar and of its queue, with their writable columns. */
async function tablesOf(client: Client): Promise<Named[]> {
  const { rows } = await client.query<Named>(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
    group by n.nspname, c.relname
    order by n.nspname, c.relname`);
  return rows.filter(({ schema, name }) => !migrationTables.includes(`${schema}.${name}`));
}

/** Row count and checksum of a table, used to compare two copies of it. */
export async function measure(client: Client, table: Named): Promise<Pick<DumpedTable, 'rows' | 'checksum'>> {
  const { rows } = await client.query<{ rows: string; checksum: string }>(
    `select count(*) as rows, coalesce(sum(hashtextextended(row(${columnsOf(table)})::text, 0)::numeric), 0) as checksum
     from ${quotedTable(table)}`,
  );
  const [{ rows: count, checksum } = { rows: '0', checksum: '0' }] = rows;
  return { rows: Number(count), checksum };
}

/** Writes every table of the client's snapshot to a file of its own; `onTable` reports progress. */
export async function dumpTables(
  client: Client,
  backup: string,
  onTable: (done: number, all: number) => void,
): Promise<Pick<Manifest, 'tables' | 'sequences' | 'migration'>> {
  const named = await tablesOf(client);
  const tables: DumpedTable[] = [];
  for (const table of named) {
    const file = parts.table(backup, table);
    await mkdir(dirname(file), { recursive: true });
    const rows = client.query(copyTo(`copy ${quotedTable(table)} (${columnsOf(table)}) to stdout`));
    await pipeline(rows, createGzip({ level: 6 }), createWriteStream(file, { flush: true }));
    tables.push({ ...table, ...(await measure(client, table)) });
    onTable(tables.length, named.length);
  }
  return { tables, sequences: await sequencesOf(client), migration: await lastMigration(client) };
}

async function sequencesOf(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where last_value is not null and schemaname in ('public', 'graphile_worker') order by 1`);
  return rows;
}

async function lastMigration(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select max(name) as name from kysely_migration');
  return rows[0]?.name ?? '';
}
