import { writeFileSync } from 'node:fs';
import { demoMark } from '../bootstrap/demo-mark.ts';
import { runProgram } from '../bootstrap/run-program.ts';
import { loadConfig } from '../config.ts';
import { partsOf, sizeOf } from '../platform/backup/manifest.ts';
import { restore } from '../platform/backup/restore.ts';
import { openDatabase } from '../platform/database/open.ts';
import { createLog } from '../platform/log/log.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { progressLine } from './progress-line.ts';

const usage =
  'npm run restore -- FOLDER    fills an empty bazaar from a backup, such as backups/2026-11-26T03-20-00.000Z';

await runProgram(async () => {
  const [backup, ...more] = process.argv.slice(2);
  if (backup === undefined || backup.startsWith('-') || more.length > 0) throw new OperatorProblem(usage);
  const config = loadConfig();
  // Requires that the app is stopped; it would continue to serve a database that was replaced.
  const database = await openDatabase(config, 'app', createLog(config, process.stderr));
  try {
    const manifest = await restore(partsOf(config, database.connection), backup, progressLine());
    // The backup already contains any demo data, so the next start must not add them.
    writeFileSync(demoMark(config), '');
    console.log(
      `The bazaar is as it was at ${manifest.startedAt}: ${sizeOf(manifest)}, each compared with what was backed up.`,
    );
  } finally {
    await database.close();
  }
});
