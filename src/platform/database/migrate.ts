import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { Pool, type ClientConfig } from 'pg';
import { OperatorProblem } from '../operator-problem.ts';

const folder = new URL('../../../db/migrations/', import.meta.url);

const fromSqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.sql'));
    return Object.fromEntries(names.map((name) => [name.slice(0, -'.sql'.length), migrationOf(name)]));
  },
};

function migrationOf(name: string): Migration {
  return {
    async up(db) {
      await sql.raw(readFileSync(new URL(name, folder), 'utf8')).execute(db);
    },
  };
}

/**
 * Brings the schema up to date over one direct connection, or only as far as the migration `last`; returns the names
 * of what was applied now.
 */
export async function migrate(connection: ClientConfig, last?: string): Promise<string[]> {
  const pool = new Pool({ ...connection, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const migrator = new Migrator({ db, provider: fromSqlFiles });
    const { error, results } = await (last === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(last));
    if (error) throw explained(error);
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await pool.end();
  }
}

/** Names of the migrations that a start of this program would apply; changes nothing. */
export async function pendingMigrations(pool: Pool): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const all = await new Migrator({ db, provider: fromSqlFiles }).getMigrations();
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('corrupted migrations')) return error;
  return new OperatorProblem(
    'The database was made by a newer version of this program: install that version.',
    {
      cause: error,
    },
  );
}
