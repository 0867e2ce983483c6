import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Config } from '../../config.ts';
import { latestBackup } from '../../platform/backup/manifest.ts';
import { pendingMigrations } from '../../platform/database/migrate.ts';
import { maxStalenessMs, positionOf, replicaProblem } from '../../platform/database/replica.ts';
import { diskSpace } from '../../platform/storage/disk-space.ts';
import { openStorage } from '../../platform/storage/open.ts';
import { describeStorage } from '../../platform/storage/place.ts';
import { timeoutMs, type Check } from './finding.ts';

const oldestPostgres = 150_000;
/** Connections of a process besides those of its pages (docs/operations.md). */
const otherConnections = 12;
const hour = 3_600_000;

/** Checks of this machine: the database, disk space, storage, backups and admins. */
export const machineChecks = (config: Config, pool: Pool, now: () => number = Date.now): Check[] => [
  { name: 'Database', run: () => checkDatabase(config, pool) },
  { name: 'Replica', run: () => checkReplica(config, pool) },
  { name: 'Schema', run: () => checkSchema(pool) },
  { name: 'Storage', run: () => checkStorage(config) },
  { name: 'Disk', run: () => checkDisk(config.dataDir) },
  { name: 'Backup', run: () => checkBackup(config, now()) },
  { name: 'Admins', run: async () => checkAdmins(config) },
];

const checkDatabase = async (
  { databaseUrl, databaseConnections, env }: Config,
  pool: Pool,
): ReturnType<Check['run']> => {
  const { rows } = await pool.query<{ number: number; version: string; max: number; used: number }>(`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('max_connections')::int as max,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used`);
  const [server] = rows;
  if (!server) throw new Error('the server did not report its position');
  const found = `PostgreSQL ${server.version}, ${server.used} of ${server.max} connections in use`;
  if (server.number < oldestPostgres) return { state: 'mend', found, todo: 'upgrade it to 15 or newer' };
  if (server.max < databaseConnections + otherConnections + 3)
    return {
      state: 'look',
      found,
      todo: `one process may want ${databaseConnections + otherConnections}: raise max_connections or lower DATABASE_CONNECTIONS`,
    };
  if (env === 'production' && databaseUrl === undefined)
    return {
      state: 'look',
      found: `${found}, the embedded one`,
      todo: 'in production set DATABASE_URL to a server that is patched; npm run backup and restore move the data',
    };
  return { state: 'well', found };
};

const checkReplica = async ({ databaseReplicaUrl }: Config, primary: Pool): ReturnType<Check['run']> => {
  if (databaseReplicaUrl === undefined) return undefined;
  const replica = new Pool({
    connectionString: databaseReplicaUrl,
    max: 1,
    connectionTimeoutMillis: timeoutMs,
  });
  try {
    const begun = performance.now();
    const source = await positionOf(primary);
    for (;;) {
      const copy = await positionOf(replica);
      const wrong = replicaProblem(source, copy);
      const took = Math.round(performance.now() - begun);
      if (wrong) return { state: 'mend', found: wrong, todo: 'name another server in DATABASE_REPLICA_URL' };
      if (copy.position >= source.position)
        return { state: 'well', found: `has what was written ${took} ms ago` };
      if (took > maxStalenessMs) {
        const behind = ((source.position - copy.position) / 1e6).toFixed(1);
        const found = `${behind} MB behind for over ${maxStalenessMs / 1_000} s, so it is not read`;
        return {
          state: 'look',
          found,
          todo: 'see in pg_stat_replication and its log why it does not catch up',
        };
      }
      await sleep(100);
    }
  } catch (problem) {
    return {
      state: 'look',
      found: `it does not answer, so all is read from DATABASE_URL: ${problem instanceof Error ? problem.message : String(problem)}`,
      todo: 'see that it runs and lets you in, or unset DATABASE_REPLICA_URL',
    };
  } finally {
    await replica.end().catch(() => undefined);
  }
};

const checkSchema = async (pool: Pool): ReturnType<Check['run']> => {
  const pending = await pendingMigrations(pool);
  return pending.length === 0
    ? { state: 'well', found: 'up to date' }
    : { state: 'look', found: `${pending.length} migrations wait`, todo: 'the next start applies them' };
};

const checkStorage = async ({ storage: place }: Config): ReturnType<Check['run']> => {
  const storage = openStorage(place);
  const key = `doctor/${randomUUID()}`;
  const written = Buffer.from(key);
  try {
    await storage.put(key, written);
    const object = await storage.get(key);
    const read = object && Buffer.from(await new Response(object.stream()).arrayBuffer());
    if (!read?.equals(written)) throw new Error('what was written cannot be read');
    return { state: 'well', found: `${describeStorage(place)} can be written and read` };
  } catch (problem) {
    return {
      state: 'mend',
      found: `${describeStorage(place)}: ${problem instanceof Error ? problem.message : String(problem)}`,
      todo:
        place.kind === 'folder'
          ? 'let the user who runs the bazaar write there, or set STORAGE_URL'
          : 'see whether the bucket is there, and whether the key of STORAGE_URL may read, write, delete and list in it',
    };
  } finally {
    await storage.delete(key).catch(() => undefined);
  }
};

const checkDisk = async (folder: string): ReturnType<Check['run']> => {
  const space = await diskSpace(folder);
  if (!space) return { state: 'look', found: `how full the disk of ${folder} is cannot be read` };
  const free = space.free / space.total;
  const found = `${Math.round(free * 100)} % free (${(space.free / 1e9).toFixed(1)} GB)`;
  if (free < 0.05) return { state: 'mend', found, todo: 'make room: writes will soon fail' };
  return free < 0.1 ? { state: 'look', found, todo: 'make room' } : { state: 'well', found };
};

const checkBackup = async ({ backupDir, env }: Config, now: number): ReturnType<Check['run']> => {
  if (backupDir === undefined)
    return env === 'production'
      ? { state: 'look', found: 'none is made', todo: 'set BACKUP_DIR to a folder on another disk' }
      : undefined;
  const last = await latestBackup(backupDir);
  if (!last)
    return { state: 'look', found: `none yet in ${backupDir}`, todo: 'npm run backup makes one now' };
  const hours = Math.round((now - Date.parse(last.endedAt)) / hour);
  const found = `the last whole one is ${hours} hours old, ${last.files.count} files`;
  return hours <= 36
    ? { state: 'well', found }
    : { state: 'look', found, todo: 'see /sprava/ulohy for why the nightly job failed' };
};

const checkAdmins = ({ adminEmails, env }: Config): Awaited<ReturnType<Check['run']>> =>
  adminEmails.length === 0 && env === 'production'
    ? { state: 'look', found: 'nobody looks after the bazaar', todo: 'set ADMIN_EMAILS' }
    : undefined;
