import { randomBytes } from 'node:crypto';
import { Client, type ClientConfig, type Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, inject } from 'vitest';
import { createPool, databaseFromPool } from '../src/platform/database/pool.ts';
import type { Database } from '../src/platform/platform.ts';

export type TestDatabase = { readonly db: Database; readonly pool: Pool; readonly connection: ClientConfig };

/**
 * A migrated, empty database for one test file, dropped afterwards. Call it at the top of the file: `const { db } =
 * await testDatabase();`
 */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = { host: inject('databaseSocket'), user: 'bazar' };
  await onServer(server, `create database ${name} template bazar_template`);
  const connection = { ...server, database: name };
  const pool = createPool(connection, 20, pino({ level: 'silent' }));
  afterAll(async () => {
    await pool.end();
    await onServer(server, `drop database ${name} with (force)`);
  });
  return { db: databaseFromPool(pool), pool, connection };
}

async function onServer(server: ClientConfig, statement: string): Promise<void> {
  const client = new Client({ ...server, database: 'bazar' });
  await client.connect();
  await client.query(statement);
  await client.end();
}
