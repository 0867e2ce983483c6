import { Resolver } from 'node:dns/promises';
import { runProgram } from '../bootstrap/run-program.ts';
import { loadConfig } from '../config.ts';
import { openDatabase } from '../platform/database/open.ts';
import { createLog } from '../platform/log/log.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { runChecks, formatFinding, timeoutMs } from './doctor/finding.ts';
import { machineChecks } from './doctor/machine.ts';
import { outsideChecks } from './doctor/outside.ts';

await runProgram(async () => {
  const config = loadConfig();
  console.log(formatFinding({ name: 'Settings', state: 'well', found: `${config.env}, ${config.appUrl}` }));
  const database = await openDatabase(config, 'guest', createLog(config, process.stderr));
  let mend = 0;
  try {
    const dns = new Resolver({ timeout: timeoutMs / 2, tries: 2 });
    for await (const finding of runChecks([
      ...machineChecks(config, database.pool),
      ...outsideChecks(config, dns),
    ])) {
      console.log(formatFinding(finding));
      if (finding.state === 'mend') mend += 1;
    }
  } finally {
    await database.close();
  }
  if (mend > 0) throw new OperatorProblem(`\nTo mend: ${mend}.`);
});
