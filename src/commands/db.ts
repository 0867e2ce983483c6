import { loadConfig } from '../config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../platform/database/open.ts';
import type { Role } from '../platform/database/embedded/membership.ts';
import { createLog } from '../platform/log/log.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { runProgram } from '../bootstrap/run-program.ts';
import { resetDatabase } from './db-reset.ts';
import { runSql } from './db-sql.ts';
import { writeTableTypes } from './db-types.ts';

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
      // Only without the app, which would go on serving rows that are no more.
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
