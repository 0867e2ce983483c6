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

/** Held while a backup is made. */
const lock = '(1651, 3)';

type Options = { keep: number; onProgress: (sentence: string) => void };

/**
 * Copies the database as it is at one moment, and every picture it names, into a new folder of `dir`, while the
 * bazaar goes on. The folder has its name only once all of it is on the disk; then all but the newest `keep` backups
 * are deleted. Returns the folder and what is in it.
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
    // Two at once would delete each other's pictures; the lock goes with the connection.
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
    // Twice: what the database names was there before its moment, or came while the first round ran.
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

/** What a backup that was killed has left: rows of people whom the bazaar may have forgotten since. */
async function deleteUnfinished(dir: string): Promise<void> {
  for (const name of await listUnfinished(dir)) await rm(join(dir, name), { recursive: true, force: true });
}

async function deleteOlder(dir: string, keep: number): Promise<void> {
  const names = await listBackups(dir);
  const older = names.slice(0, Math.max(0, names.length - keep));
  for (const name of older) await rm(join(dir, name), { recursive: true, force: true });
  if (older.length > 0) await deleteUnneededFiles(dir);
}
