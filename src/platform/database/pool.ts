import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../platform.ts';
import type { Tables } from './tables.ts';
import { valueTypes } from './value-types.ts';

/** Milliseconds after which one statement is given up; the pages' own limit is 10 s. */
const longestStatement = 30_000;

export function createPool(connection: ClientConfig, max: number, log: Pick<Logger, 'warn'>): Pool {
  const pool = new Pool({
    ...connection,
    max,
    types: valueTypes,
    statement_timeout: longestStatement,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', (problem) => {
    // A server that stops right behind us may say goodbye to connections that are just closing.
    if (!pool.ending) log.warn({ err: problem }, 'a database connection was lost');
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function overPool(pool: Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
