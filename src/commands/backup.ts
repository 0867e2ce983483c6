import { runProgram } from '../bootstrap/run-program.ts';
import { loadConfig } from '../config.ts';
import { backUp } from '../platform/backup/back-up.ts';
import { partsOf, sizeOf } from '../platform/backup/manifest.ts';
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
    const { backup, manifest } = await backUp(partsOf(config, database.connection), dir, {
      keep: config.backupsKept,
      onProgress: progressLine(),
    });
    console.log(`${backup}: ${sizeOf(manifest)}.`);
  } finally {
    await database.close();
  }
});
