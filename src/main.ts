import { runProgram } from './bootstrap/run-program.ts';
import { loadConfig } from './config.ts';
import { createLog } from './platform/log/log.ts';

/** Runs one process of the bazaar, or supervises several. The supervisor must stay small, so the rest loads on demand. */
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
