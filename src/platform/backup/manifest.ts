import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ClientConfig } from 'pg';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { clientKeyFile } from '../http/client-address.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';

/** What is backed up, and where a restore puts it. */
export type BackedUpParts = {
  connection: ClientConfig;
  /** Where pictures are. */
  storage: Storage;
  /** The file of the key that hashes callers' addresses. */
  clientKey: string;
};

/** Those of a bazaar with these settings. */
export const partsOf = (
  { storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>,
  connection: ClientConfig,
): BackedUpParts => ({ connection, storage: openStorage(storage), clientKey: clientKeyFile(dataDir) });

const dumpedTable = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().nonnegative(),
  /** Sum of the hashes of all rows, whatever their order. */
  checksum: z.string(),
});
export type DumpedTable = z.output<typeof dumpedTable>;

const manifest = z.object({
  /** Of this layout; another one is refused. */
  format: z.literal(1),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** The last migration that the database had: a restore goes that far, fills the tables, and then on. */
  migration: z.string(),
  tables: z.array(dumpedTable),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.object({ count: z.int().nonnegative(), bytes: z.int().nonnegative() }),
});
export type Manifest = z.output<typeof manifest>;

/** Where the parts of a backup lie. Pictures are shared by all backups of a folder, because they never change. */
export const parts = {
  manifest: (backup: string) => join(backup, 'manifest.json'),
  table: (backup: string, { schema, name }: Pick<DumpedTable, 'schema' | 'name'>) =>
    join(backup, 'tables', `${schema}.${name}.gz`),
  fileList: (backup: string) => join(backup, 'files.jsonl'),
  clientKey: (backup: string) => join(backup, 'client-key'),
  files: (dir: string) => join(dir, 'files'),
};

const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/;

/** Names sort by time; none holds a colon, which some disks refuse. */
export const nameOf = (time: Date): string => time.toISOString().replaceAll(':', '-');

/** Names of the whole backups of a folder, the oldest first. */
export async function listBackups(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.filter((name) => backupName.test(name)).toSorted();
}

/** Until a backup is whole, its folder has a dot before its name. */
export const unfinishedName = (backup: string): string => join(dirname(backup), `.${basename(backup)}`);

/** Names of the folders of backups that are not whole. */
export async function listUnfinished(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.filter((name) => name.startsWith('.') && backupName.test(name.slice(1)));
}

/** Throws when there is none, or it is of another layout. */
export async function readManifest(backup: string): Promise<Manifest> {
  return manifest.parse(JSON.parse(await readFile(parts.manifest(backup), 'utf8')));
}

/** The newest whole backup of a folder, as far as there is one that can be read. */
export async function latestBackup(dir: string): Promise<Manifest | undefined> {
  const name = (await listBackups(dir)).at(-1);
  return name === undefined ? undefined : readManifest(join(dir, name)).catch(() => undefined);
}

/** How much a backup holds, in words. */
export function sizeOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((so, table) => so + table.rows, 0);
  return `${rows} rows of ${tables.length} tables, ${files.count} files`;
}
