import { runProgram } from './bootstrap/run-program.ts';
import { loadConfig } from './config.ts';
import { createLog } from './platform/log/log.ts';

/** One process of the bazaar, or who looks after several: that one must stay small, so it loads nothing of the bazaar. */
await runProgram(async () => {
  const config = loadConfig();
  const log = createLog(config);
  if (config.processes > 1) {
    const { superviseProcesses } = await import('./bootstrap/supervise.ts');
    return superviseProcesses(config, log);
  }
  const { runBazaar } = await import('./bootstrap/run-bazaar.ts');
  return runBazaar(config, log);
});
