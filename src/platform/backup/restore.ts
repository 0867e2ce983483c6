import { copyFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { Client, type ClientConfig } from 'pg';
import { emptyDatabase } from '../database/empty.ts';
import { migrate } from '../database/migrate.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { restoreFiles } from './files.ts';
import { fillTables } from './fill-tables.ts';
import { type Manifest, parts, readManifest } from './manifest.ts';

type Target = { connection: ClientConfig; storageDir: string; clientKey: string };

/**
 * Fills an empty bazaar from a backup: pictures first, then the database, each row and each file compared with what
 * was backed up; then migrations of a newer program run. Throws an `OperatorProblem` where the bazaar is not empty or
 * the backup is damaged, and then leaves the database as empty as it was.
 */
export async function restore(
  target: Target,
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
    await restoreFiles(backup, target.storageDir);
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

/** A restore writes over nothing. */
async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('advertisers') is not null as there`,
  );
  if (rows[0]?.there !== true) return;
  const { rows: people } = await client.query('select 1 from advertisers limit 1');
  if (people.length > 0)
    throw new OperatorProblem(
      'The database already holds accounts, and a restore writes over nothing: set DATA_DIR or DATABASE_URL to an empty place, or run npm run db -- reset --yes first.',
    );
}
