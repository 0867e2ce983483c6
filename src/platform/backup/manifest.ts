import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ClientConfig } from 'pg';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { clientKeyFile } from '../http/client-address.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';

/** Parts of a bazaar that are backed up and restored. */
export type BackedUpParts = {
  connection: ClientConfig;
  /** Storage of pictures. */
  storage: Storage;
  /** File with the key that hashes callers' network addresses. */
  clientKey: string;
};

/** The parts of a bazaar with these settings. */
export const partsOf = (
  { storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>,
  connection: ClientConfig,
): BackedUpParts => ({ connection, storage: openStorage(storage), clientKey: clientKeyFile(dataDir) });

const dumpedTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().nonnegative(),
  /** Sum of the hashes of all rows, independent of their order. */
  checksum: z.string(),
});
export type DumpedTable = z.output<typeof dumpedTable>;

const manifest = z.object({
  /** Version of this layout; other versions are refused. */
  format: z.literal(1),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /**
   * Last migration of the dumped database: a restore migrates to it, fills the tables, then runs newer ones.
   */
  migration: z.string(),
  tables: z.array(dumpedTable),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.object({ count: z.int().nonnegative(), bytes: z.int().nonnegative() }),
});
export type Manifest = z.output<typeof manifest>;

/** Paths within a backup. All backups of a folder share the pictures, because pictures never change. */
export const parts = {
  manifest: (backup: string) => join(backup, 'manifest.json'),
  table: (backup: string, { schema, name }: Pick<DumpedTable, 'schema' | 'name'>) =>
    join(backup, 'tables', `${schema}.${name}.gz`),
  fileList: (backup: string) => join(backup, 'files.jsonl'),
  clientKey: (backup: string) => join(backup, 'client-key'),
  files: (dir: string) => join(dir, 'files'),
};

const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/** Names sort by time and contain no colon, which some file systems reject. */
export const nameOf = (time: Date): string => time.toISOString().replaceAll(':', '-');

/** Names of the complete backups of a folder, oldest first. */
export async function listBackups(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.filter((name) => backupName.test(name)).toSorted();
}

/** Until a backup is complete, its folder's name starts with a dot. */
export const unfinishedName = (backup: string): string => join(dirname(backup), `.${basename(backup)}`);

/** Names of the folders of incomplete backups. */
export async function listUnfinished(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.filter((name) => name.startsWith('.') && backupName.test(name.slice(1)));
}

/** Throws when the manifest is missing or has another layout version. */
export async function readManifest(backup: string): Promise<Manifest> {
  return manifest.parse(JSON.parse(await readFile(parts.manifest(backup), 'utf8')));
}

/** Manifest of the newest complete backup; undefined when there is none or it cannot be read. */
export async function latestBackup(dir: string): Promise<Manifest | undefined> {
  const name = (await listBackups(dir)).at(-1);
  return name === undefined ? undefined : readManifest(join(dir, name)).catch(() => undefined);
}

/** Size of a backup as text for the operator. */
export function sizeOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((so, table) => so + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, ${files.count} files`;
}
