import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { OperatorProblem } from '../../operator-problem.ts';
import { connectionLimit } from '../pool.ts';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import {
  clusterFolder,
  prepareDataFolder,
  prepareSocketFolder,
  requireDiskSpace,
  socketFolder,
} from './folders.ts';
import {
  disownDeadServer,
  lastComplaint,
  startPostmaster,
  type Durability,
  type Postmaster,
} from './postmaster.ts';

const majorVersion = '18';
const timeoutMs = 60_000;
const maxStarts = 20;
const cannotConnectNow = '57P03';

export const embeddedConnection = (dataDir: string): ClientConfig => ({
  host: socketFolder(dataDir),
  user: 'bazar',
  database: 'bazar',
});

/**
 * Connects to the server of a data folder, which it makes and starts when there is none; a server whose
 * starter has died is simply joined. Throws an `OperatorProblem` when the server does not come up.
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
    // A start can lose a race against another process that starts the same server, or find the last one dying.
    if (starts++ === maxStarts) break;
    requireDiskSpace(dataDir);
    if (starts > 1) {
      disownDeadServer(dataDir);
      await sleep(250);
    }
    postmaster = startPostmaster(dataDir, account, binaries, durability);
  }
  throw new OperatorProblem(
    `The embedded PostgreSQL in ${cluster} does not start: ${lastComplaint(dataDir)}.`,
  );
}

function checkVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new OperatorProblem(
    `The database in ${cluster} was made by PostgreSQL ${version}, this program brings ${majorVersion}: use the program that made it, or set another DATA_DIR.`,
  );
}

/** `busy`: somebody is there, but starting, recovering, stopping or hanging. `absent`: nobody listens. */
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
