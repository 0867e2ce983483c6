import { Client, type ClientConfig, type Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { Database } from '../platform.ts';
import { joinEmbedded, type Role } from './embedded/membership.ts';
import { queryTimeout } from './query-timeout.ts';
import { connectionLimit, createPool, databaseFromPool } from './pool.ts';
import type { Replica } from './replica-context.ts';
import { followReplica } from './replica.ts';

export type OpenDatabase = {
  readonly db: Database;
  readonly pool: Pool;
  /** For work that needs its own connections: migrations and the queue. */
  readonly connection: ClientConfig;
  /** Only for the app: commands are asked for what is. */
  readonly replica?: Replica | undefined;
  readonly close: () => Promise<void>;
};

/**
 * Opens the database that the settings name: the server of `DATABASE_URL`, or the embedded one. Throws an
 * `OperatorProblem` when it cannot be reached. `onLost` is called when the embedded server cannot be
 * restarted.
 */
export async function openDatabase(
  config: Pick<
    Config,
    | 'databaseUrl'
    | 'databasePoolerUrl'
    | 'databaseReplicaUrl'
    | 'dataDir'
    | 'databaseConnections'
    | 'databaseTimeout'
  >,
  role: Role,
  log: Logger,
  onLost?: (problem: unknown) => void,
): Promise<OpenDatabase> {
  const { connection, leave } = config.databaseUrl
    ? await reachNamed('DATABASE_URL', config.databaseUrl)
    : await joinEmbedded(config.dataDir, role, onLost);
  // No page waits for a command, and commands run long statements.
  const timeoutMs = role === 'app' ? queryTimeout(config.databaseTimeout) : undefined;
  const statements = config.databasePoolerUrl
    ? (await reachNamed('DATABASE_POOLER_URL', config.databasePoolerUrl)).connection
    : connection;
  const pool = createPool(statements, config.databaseConnections, log, timeoutMs);
  const replica =
    config.databaseReplicaUrl && role === 'app'
      ? followReplica(pool, { connectionString: config.databaseReplicaUrl }, config.databaseConnections, log)
      : undefined;
  return {
    db: databaseFromPool(pool),
    pool,
    connection,
    replica,
    async close() {
      await replica?.close();
      await pool.end();
      await leave();
    },
  };
}

async function reachNamed(
  setting: string,
  url: string,
): Promise<{ connection: ClientConfig; leave: () => Promise<void> }> {
  // A pooler rejects per-session settings at connect; docs/operations.md says where the timeout is set
  // instead.
  const limit: ClientConfig = setting === 'DATABASE_POOLER_URL' ? { statement_timeout: false } : {};
  const connection = { connectionString: url, ...limit };
  const client = new Client({ ...connection, connectionTimeoutMillis: connectionLimit });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
  } catch (cause) {
    throw new OperatorProblem(`The database named by ${setting} cannot be reached: ${reasonOf(cause)}.`, {
      cause,
    });
  }
  return { connection, leave: async () => undefined };
}

/** A refused connection to several addresses is reported as an AggregateError without a message. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}
