import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { beginSnapshot, dumpTables } from './dump-tables.ts';
import { copyNewFiles, deleteUnneededFiles, knownFiles, writeFileList } from './files.ts';
import { OperatorProblem } from '../operator-problem.ts';
import {
  listBackups,
  listUnfinished,
  type BackedUpParts,
  type Manifest,
  nameOf,
  parts,
  unfinishedName,
} from './manifest.ts';

/** Advisory lock held while a backup runs. */
const lock = '(1651, 3)';

type Options = { keep: number; onProgress: (sentence: string) => void };

/**
 * Copies a consistent snapshot of the database and every picture it references into a new folder of `dir`
 * while the bazaar keeps running. The folder gets its final name only once everything is written to disk;
 * then all but the newest `keep` backups are deleted. Returns the folder and its manifest.
 */
export async function backUp(
  source: BackedUpParts,
  dir: string,
  { keep, onProgress }: Options,
): Promise<{ backup: string; manifest: Manifest }> {
  const client = new Client(source.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Two concurrent backups would delete each other's pictures. The lock is released with the connection.
    const { rows } = await client.query<{ alone: boolean }>(`select pg_try_advisory_lock${lock} as alone`);
    if (rows[0]?.alone !== true)
      throw new OperatorProblem('Another backup is being made: wait until it has ended.');
    return await backUpAlone(client, source, dir, { keep, onProgress });
  } finally {
    await client.end();
  }
}

async function backUpAlone(
  client: Client,
  source: BackedUpParts,
  dir: string,
  { keep, onProgress }: Options,
): Promise<{ backup: string; manifest: Manifest }> {
  const startedAt = new Date();
  const backup = join(dir, nameOf(startedAt));
  const unfinished = unfinishedName(backup);
  await deleteUnfinished(dir);
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const known = await knownFiles(dir);
    // Copied before and after the snapshot: a picture referenced in it either existed before, or was added
    // meanwhile.
    onProgress('Pictures …');
    const keys = new Set(await copyNewFiles(source.storage, dir, known));
    await beginSnapshot(client);
    const dumped = await dumpTables(client, unfinished, (done, all) =>
      onProgress(`Tables ${done} of ${all}`),
    );
    await client.query('commit');
    for (const key of await copyNewFiles(source.storage, dir, known)) keys.add(key);
    const files = await writeFileList(unfinished, keys, known);
    await copyFile(source.clientKey, parts.clientKey(unfinished)).catch(() => undefined);
    const manifest: Manifest = {
      format: 1,
      startedAt: startedAt.toISOString(),
      endedAt: new Date().toISOString(),
      ...dumped,
      files,
    };
    await writeFile(parts.manifest(unfinished), JSON.stringify(manifest, null, 1), { flush: true });
    await rename(unfinished, backup);
    await deleteOlder(dir, keep);
    return { backup, manifest };
  } catch (problem) {
    await rm(unfinished, { recursive: true, force: true });
    throw problem;
  }
}

/**
 * Deletes leftovers of killed backups, which may contain rows of people whose accounts were deleted since.
 */
async function deleteUnfinished(dir: string): Promise<void> {
  for (const name of await listUnfinished(dir)) await rm(join(dir, name), { recursive: true, force: true });
}

async function deleteOlder(dir: string, keep: number): Promise<void> {
  const names = await listBackups(dir);
  const older = names.slice(0, Math.max(0, names.length - keep));
  for (const name of older) await rm(join(dir, name), { recursive: true, force: true });
  if (older.length > 0) await deleteUnneededFiles(dir);
}
