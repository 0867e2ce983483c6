import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { Pool, type ClientConfig } from 'pg';
import { OperatorProblem } from '../operator-problem.ts';

const folder = new URL('../../../db/migrations/', import.meta.url);

/** Names of this program's migrations, oldest first. */
const ownNames = (): string[] =>
  readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .toSorted();

const fromSqlFiles: MigrationProvider = {
  async getMigrations() {
    return Object.fromEntries(ownNames().map((name) => [name, migrationOf(name)]));
  },
};

function migrationOf(name: string): Migration {
  return {
    async up(db) {
      await sql.raw(readFileSync(new URL(`${name}.sql`, folder), 'utf8')).execute(db);
    },
  };
}

/**
 * Whether a program with the migrations `own` works on a database migrated by a newer version, as after a
 * downgrade. Migrations keep everything older programs use, except those that end in `_since_NNNN`: what they
 * drop is unused from migration NNNN on.
 */
export function runsOnNewer(own: readonly string[], executed: readonly string[]): boolean {
  const newest = own.at(-1) ?? '';
  const missing = own.some((name) => !executed.includes(name));
  const foreign = executed.filter((name) => !own.includes(name));
  return !missing && foreign.every((name) => newest >= (/_since_(\d{4})$/.exec(name)?.[1] ?? ''));
}

/**
 * Migrates the schema over one direct connection, up to the migration `last` if given; returns the names of
 * the migrations applied now. A newer schema that this program can work on is left as it is.
 */
export async function migrate(connection: ClientConfig, last?: string): Promise<string[]> {
  const pool = new Pool({ ...connection, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const [own, executed] = [ownNames(), await executedNames(db)];
    if (executed.some((name) => !own.includes(name)) && runsOnNewer(own, executed)) return [];
    // Migrations written in parallel may be merged in another order than their numbers.
    const migrator = new Migrator({ db, provider: fromSqlFiles, allowUnorderedMigrations: true });
    const { error, results } = await (last === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(last));
    if (error) throw explained(error);
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await pool.end();
  }
}

async function executedNames(db: Kysely<unknown>): Promise<string[]> {
  const known = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db);
  if (!known.rows[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
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
    'The database was made by a much newer version of this program: install that version.',
    {
      cause: error,
    },
  );
}
