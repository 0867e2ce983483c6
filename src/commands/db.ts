import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Pool, QueryResult } from 'pg';
import { pino } from 'pino';
import { demoMark } from '../bootstrap/demo-mark.ts';
import { runProgram } from '../bootstrap/run-program.ts';
import { type Config, loadConfig } from '../config.ts';
import { joinEmbedded, type Role } from '../platform/database/embedded/membership.ts';
import { emptyDatabase } from '../platform/database/empty.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../platform/database/open.ts';
import { createPool, databaseFromPool } from '../platform/database/pool.ts';
import { printTables } from '../platform/database/print-tables.ts';
import { createLog } from '../platform/log/log.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';

const usage = `npm run db -- migrate      bring the schema up to date
npm run db -- sql "…"       run SQL; without it, read statements from the terminal
npm run db -- reset         empty the database and migrate it anew
npm run db -- types         print src/platform/database/tables.ts from the migrations`;

await runProgram(async () => {
  const [command, ...rest] = process.argv.slice(2);
  switch (command) {
    case 'migrate':
      return withDatabase('guest', async ({ connection }) => {
        const applied = await migrate(connection);
        console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Already up to date.');
      });
    case 'sql':
      return withDatabase('guest', ({ pool }) => runSql(pool, rest.join(' ')));
    case 'reset':
      // Requires that the app is stopped; it would continue to serve deleted rows.
      return withDatabase('app', (database) => resetDatabase(database, loadConfig(), rest.includes('--yes')));
    case 'types':
      return writeTableTypes();
    default:
      throw new OperatorProblem(usage);
  }
});

async function withDatabase(role: Role, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  const config = loadConfig();
  const database = await openDatabase(config, role, createLog(config, process.stderr));
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Empties the database; in production or on a named server only with `--yes`. */
async function resetDatabase(database: OpenDatabase, config: Config, sure: boolean): Promise<void> {
  if (!sure && (config.env === 'production' || config.databaseUrl)) {
    throw new OperatorProblem(
      'This would delete every listing and account: say npm run db -- reset --yes to do it.',
    );
  }
  await emptyDatabase(database.pool);
  await migrate(database.connection);
  rmSync(demoMark(config), { force: true });
  console.log('The database is empty.');
}

/** Migrates a throw-away database, so that the types reflect the migrations and nothing else. */
async function writeTableTypes(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bazar-types-'));
  const server = await joinEmbedded(dataDir, 'guest', undefined, 'throw-away');
  try {
    await migrate(server.connection);
    const pool = createPool(server.connection, 2, pino({ level: 'silent' }));
    writeFileSync(
      new URL('../platform/database/tables.ts', import.meta.url),
      await printTables(databaseFromPool(pool)),
    );
    await pool.end();
  } finally {
    await server.leave();
    rmSync(dataDir, { recursive: true });
  }
}

/** Runs the given statements, or reads them from the terminal, each ended by a semicolon. */
async function runSql(pool: Pool, given: string): Promise<void> {
  if (given) return show(await pool.query(given));
  const terminal = createInterface({ input: process.stdin, output: process.stderr, prompt: 'sql> ' });
  terminal.prompt();
  let statement = '';
  for await (const line of terminal) {
    statement += `${line}\n`;
    if (!line.trimEnd().endsWith(';')) continue;
    try {
      show(await pool.query(statement));
    } catch (problem) {
      console.error(problem instanceof Error ? problem.message : problem);
    }
    statement = '';
    terminal.prompt();
  }
}

/** Prints results; several statements return several. */
function show(result: QueryResult | QueryResult[]): void {
  for (const { command, rows, rowCount } of [result].flat()) {
    if (rows.length > 0) console.table(rows);
    console.log(`${command ?? 'done'} ${rowCount ?? ''}`.trimEnd());
  }
}
