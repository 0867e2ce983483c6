import { copyFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { emptyDatabase } from '../database/empty.ts';
import { migrate } from '../database/migrate.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { restoreFiles } from './files.ts';
import { fillTables } from './fill-tables.ts';
import { type BackedUpParts, type Manifest, parts, readManifest } from './manifest.ts';

/**
 * Fills an empty bazaar from a backup: pictures first, then the database, comparing each row and file with
 * what was backed up; then newer migrations of this program run. Throws an `OperatorProblem` when the bazaar
 * is not empty or the backup is damaged, and then leaves the database empty.
 */
export async function restore(
  target: BackedUpParts,
  backup: string,
  onProgress: (sentence: string) => void,
): Promise<Manifest> {
  const manifest = await readBackup(backup);
  const client = new Client(target.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireEmpty(client);
    onProgress('Pictures …');
    await restoreFiles(backup, target.storage);
    // Copying pictures takes a while; somebody may have started the bazaar meanwhile.
    await requireStopped(client);
    await requireEmpty(client);
    await emptyDatabase(client);
    await migrate(target.connection, manifest.migration);
    await fillTables(client, backup, manifest, (done, all) => onProgress(`Tables ${done} of ${all}`));
    if (!existsSync(target.clientKey))
      await copyFile(parts.clientKey(backup), target.clientKey).catch(() => undefined);
  } finally {
    await client.end();
  }
  await migrate(target.connection);
  return manifest;
}

async function readBackup(backup: string): Promise<Manifest> {
  try {
    return await readManifest(backup);
  } catch (cause) {
    throw new OperatorProblem(
      `${backup} is no whole backup of this program: name a folder that npm run backup printed.`,
      { cause },
    );
  }
}

/** Tables whose rows show that a database is in use, besides listings. */
const tablesInUse = ['advertisers', 'newsletter_subscribers', 'watches', 'operator_messages'];

/** A restore never overwrites a bazaar in use or the database of another program. */
async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f')`,
  );
  const tables = new Set(rows.map(({ name }) => name));
  if (tables.size > 0 && !tables.has('kysely_migration'))
    throw new OperatorProblem(
      'The database holds tables of another program: set DATABASE_URL to an empty database.',
    );
  for (const table of tablesInUse.filter((name) => tables.has(name))) {
    const { rowCount } = await client.query(`select 1 from public.${table} limit 1`);
    if (rowCount)
      throw new OperatorProblem(
        'The bazaar is in use already, and a restore writes over nothing: set DATA_DIR or DATABASE_URL to an empty place, or run npm run db -- reset --yes first.',
      );
  }
}

/**
 * An embedded database refuses a second app by itself; of a named one only open connections show that a
 * bazaar runs.
 */
async function requireStopped(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name like 'bazar %' limit 1`,
  );
  if (rowCount) throw new OperatorProblem('The bazaar runs on this database: stop it first.');
}
