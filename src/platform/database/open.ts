import { Client, type ClientConfig, type Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { Database } from '../platform.ts';
import { joinEmbedded, type Role } from './embedded/membership.ts';
import { createPool, overPool } from './pool.ts';

export type OpenDatabase = {
  readonly db: Database;
  readonly pool: Pool;
  /** For work that needs connections of its own: migrations and the queue. */
  readonly connection: ClientConfig;
  readonly close: () => Promise<void>;
};

const connectionsOfPages = 16;

/**
 * Opens the database the settings name: the server of `DATABASE_URL`, or the embedded one.
 * Throws an `OperatorProblem` when it cannot be reached. `onLost`: the embedded server is gone for good.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  role: Role,
  log: Logger,
  onLost?: (problem: unknown) => void,
): Promise<OpenDatabase> {
  const { connection, leave } = config.databaseUrl
    ? await reachNamed(config.databaseUrl)
    : await joinEmbedded(config.dataDir, role, onLost);
  const pool = createPool(connection, connectionsOfPages, log);
  return {
    db: overPool(pool),
    pool,
    connection,
    async close() {
      await pool.end();
      await leave();
    },
  };
}

async function reachNamed(url: string): Promise<{ connection: ClientConfig; leave: () => Promise<void> }> {
  const connection = { connectionString: url };
  const client = new Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
  } catch (cause) {
    throw new OperatorProblem(`The database named by DATABASE_URL cannot be reached: ${reasonOf(cause)}.`, {
      cause,
    });
  }
  return { connection, leave: async () => undefined };
}

/** A refused connection to several addresses comes as an AggregateError without a message. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}
