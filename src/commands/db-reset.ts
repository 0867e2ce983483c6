import { rmSync } from 'node:fs';
import type { Config } from '../config.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { OpenDatabase } from '../platform/database/open.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { demoMark } from '../bootstrap/demo-mark.ts';

/** Empties the database; one that is not a developer's own only when told so twice. */
export async function resetDatabase(database: OpenDatabase, config: Config, sure: boolean): Promise<void> {
  if (!sure && (config.env === 'production' || config.databaseUrl)) {
    throw new OperatorProblem(
      'This would delete every listing and account: say npm run db -- reset --yes to do it.',
    );
  }
  await database.pool.query('drop schema if exists graphile_worker cascade');
  await database.pool.query('drop schema public cascade');
  await database.pool.query('create schema public');
  await migrate(database.connection);
  rmSync(demoMark(config), { force: true });
  console.log('The database is empty.');
}
