import { Kysely, PostgresDialect } from 'kysely';
import { Client, type ClientConfig, Pool, type PoolClient, types } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../platform.ts';
import { enforceQueryTimeout, backgroundTimeoutMs, statementTimeoutMs } from './query-timeout.ts';
import { currentReplica } from './replica-context.ts';
import type { Tables } from './tables.ts';

const { INT8, DATE, NUMERIC } = types.builtins;

/**
 * Parsers of database values: bigint as a number (counts and keys stay below 2^53), date as the text
 * `YYYY-MM-DD` without a time zone, numeric as text without rounding.
 */
const parsers = new Map<number, (value: string) => unknown>([
  [INT8, Number],
  [DATE, String],
  [NUMERIC, String],
]);

const valueTypes: typeof types = Object.assign(Object.create(types), {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || types.getTypeParser(oid, format),
});

/** Timeout of connecting, in milliseconds. */
export const connectionLimit = 5_000;

/** `timeoutMs`: milliseconds after which a connection with an unanswered query is closed. */
export function createPool(
  connection: ClientConfig,
  max: number,
  log: Pick<Logger, 'warn'>,
  timeoutMs = () => backgroundTimeoutMs,
): Pool {
  const pool = new TolerantPool({
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: connectionLimit,
    ...connection,
    max,
    types: valueTypes,
    keepAlive: true,
    Client: class extends Client {
      constructor(config?: ClientConfig) {
        super(config);
        enforceQueryTimeout(this, timeoutMs);
      }
    },
  });
  // Without a listener, an idle connection that breaks would crash the process.
  pool.on('error', (problem) => {
    // A server that stops right after us may report the end of connections that are just closing.
    if (!pool.ending) log.warn({ err: problem }, 'a database connection was lost');
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

type Connected = (
  problem: Error | undefined,
  client: PoolClient | undefined,
  release: (problem?: Error | boolean) => void,
) => void;

/**
 * A client taken by a callback may be released twice. The queue does so when its connection breaks while it stops,
 * and the error would end the process.
 */
class TolerantPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (!callback) return super.connect();
    super.connect((problem, client, release) => {
      let released = false;
      callback(problem, client, (reason) => {
        if (!released) release(reason);
        released = true;
      });
    });
  }
}

/** A Kysely database over a pool; queries within `runOnReplica` go to that replica instead. */
export function databaseFromPool(pool: Pool): Database {
  const connect = () => (currentReplica() ?? pool).connect();
  const { options } = pool;
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options } }),
  });
}
