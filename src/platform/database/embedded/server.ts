import {
  existsSync,
  readFileSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { OperatorProblem } from '../../operator-problem.ts';
import { connectionLimit } from '../pool.ts';
import { chooseAccount, chownTo, invoke, type Account } from './account.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import {
  clusterFolder,
  prepareDataFolder,
  prepareSocketFolder,
  requireDiskSpace,
  socketFolder,
} from './folders.ts';
import {
  replaceStalePid,
  lastLogError,
  startPostmaster,
  type Durability,
  type Postmaster,
} from './postmaster.ts';
import { spawnSync } from 'node:child_process';

const majorVersion = '18';
const timeoutMs = 60_000;
const maxStarts = 20;
const cannotConnectNow = '57P03';

export const embeddedConnection = (dataDir: string): ClientConfig => ({
  host: socketFolder(dataDir),
  user: 'bazar',
  database: 'bazar',
});

/** The connection as a URL, for other programs. */
export function embeddedUrl(dataDir: string): string {
  const { host, user, database } = embeddedConnection(dataDir);
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
}

/**
 * Connects to the server of a data folder, creating and starting it when needed; a server whose starter has
 * died is simply joined. Throws an `OperatorProblem` when the server does not start.
 */
export async function connectEmbedded(dataDir: string, durability: Durability): Promise<Client> {
  prepareDataFolder(dataDir);
  const binaries = await findBinaries();
  const cluster = clusterFolder(dataDir);
  const account = chooseAccount(cluster, dataDir, binaries.postgres);
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    requireDiskSpace(dataDir);
    createCluster(dataDir, account, binaries);
  }
  checkVersion(cluster);
  prepareSocketFolder(dataDir, account);

  let postmaster: Postmaster | undefined;
  let starts = 0;
  for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await sleep(20)) {
    const reached = await tryConnect(embeddedConnection(dataDir));
    if (reached instanceof Client) return reached;
    if (reached === 'busy' || (postmaster && !postmaster.exited)) continue;
    // A start can lose a race against another process that starts the same server, or find the old server
    // shutting down.
    if (starts++ === maxStarts) break;
    requireDiskSpace(dataDir);
    if (starts > 1) {
      replaceStalePid(dataDir);
      await sleep(250);
    }
    postmaster = startPostmaster(dataDir, account, binaries, durability);
  }
  throw new OperatorProblem(
    `The embedded PostgreSQL in ${cluster} does not start: ${lastLogError(dataDir)}.`,
  );
}

function checkVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new OperatorProblem(
    `The database in ${cluster} was made by PostgreSQL ${version}, this program brings ${majorVersion}: use the program that made it, or set another DATA_DIR.`,
  );
}

/** `busy`: the server is starting, recovering, stopping or hanging. `absent`: no server is listening. */
async function tryConnect(connection: ClientConfig): Promise<Client | 'busy' | 'absent'> {
  const client = new Client({ ...connection, connectionTimeoutMillis: connectionLimit });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (problem) {
    if (!(problem instanceof Error)) return 'absent';
    const hangs = problem.message === 'timeout expired';
    return hangs || ('code' in problem && problem.code === cannotConnectNow) ? 'busy' : 'absent';
  }
}

const unfinished = 'postgres.unfinished-';

/**
 * Creates the database cluster in a temporary folder and renames it when complete, so that an interrupted
 * start leaves nothing that looks like a database.
 */
function createCluster(dataDir: string, account: Account, binaries: Binaries): void {
  sweepUnfinished(dataDir);
  const draft = join(dataDir, `${unfinished}${process.pid}`);
  mkdirSync(draft, { mode: 0o700 });
  chownTo(account, draft);
  try {
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
    run(account, binaries.initdb, ['-D', draft, '-U', 'bazar', '--auth=trust', ...locale], '');
    run(account, binaries.postgres, ['--single', '-D', draft, 'postgres'], 'create database bazar\n');
    renameSync(draft, clusterFolder(dataDir));
    syncFolder(dataDir);
  } catch (problem) {
    rmSync(draft, { recursive: true, force: true });
    // Another process finished the same first start meanwhile; use its cluster.
    if (!existsSync(join(clusterFolder(dataDir), 'PG_VERSION'))) throw problem;
  }
}

function run(account: Account, program: string, args: readonly string[], input: string): void {
  const { file, args: all, options } = invoke(account, program, args);
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const done = spawnSync(file, all, { ...options, cwd: '/', env, input, encoding: 'utf8' });
  if (done.status === 0) return;
  const said = [done.error?.message, done.stderr].join(' ').trim().split('\n').slice(-3).join(' ');
  throw new OperatorProblem(`The embedded PostgreSQL could not be set up: ${said}`);
}

function sweepUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(unfinished)) continue;
    if (!isAlive(Number(name.slice(unfinished.length))))
      rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}

/** Flushes the rename to disk, because all data saved later is inside that folder. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
