import { join } from 'node:path';
import { runProgram } from '../bootstrap/run-program.ts';
import { loadConfig } from '../config.ts';
import { backUp } from '../platform/backup/back-up.ts';
import { openDatabase } from '../platform/database/open.ts';
import { createLog } from '../platform/log/log.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { progressLine } from './progress-line.ts';

const usage = `npm run backup              backs up into the folder of BACKUP_DIR, beside the running bazaar
npm run backup -- FOLDER    backs up into another one`;

await runProgram(async () => {
  const [given, ...more] = process.argv.slice(2);
  const config = loadConfig();
  const dir = given ?? config.backupDir;
  if (dir === undefined || dir.startsWith('-') || more.length > 0) throw new OperatorProblem(usage);
  const database = await openDatabase(config, 'guest', createLog(config, process.stderr));
  try {
    const { backup, manifest } = await backUp(
      {
        connection: database.connection,
        storageDir: config.storageDir,
        clientKey: join(config.dataDir, 'client-key'),
      },
      dir,
      { keep: config.backupsKept, onProgress: progressLine() },
    );
    const rows = manifest.tables.reduce((so, table) => so + table.rows, 0);
    console.log(
      `${backup}: ${rows} rows of ${manifest.tables.length} tables, ${manifest.files.count} files.`,
    );
  } finally {
    await database.close();
  }
});
