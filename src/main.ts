import { loadConfig, type Config } from './config.ts';
import { rereadListings } from './features/listings/index.ts';
import { type OpenIndex, openIndex } from './features/search/index.ts';
import { jobsOf } from './jobs.ts';
import { prepareDataFolder } from './platform/database/embedded/folders.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from './platform/database/open.ts';
import { listen } from './platform/http/server.ts';
import { warmDecoder } from './platform/images/images.ts';
import { createLog } from './platform/log/log.ts';
import type { Platform } from './platform/platform.ts';
import { startQueue, type RunningQueue } from './platform/queue/runner.ts';
import { assemble } from './start/assemble.ts';
import { loadFirstData } from './start/first-data.ts';
import { openSite, type OpenSite } from './start/open-site.ts';
import { runProgram } from './start/run-program.ts';
import { untilAskedToStop } from './start/stop-signals.ts';

/** Settings -> database -> features -> jobs -> http, until a signal; then the same way back. */
await runProgram(async () => {
  const set = loadConfig();
  const log = createLog(set);
  const stop = untilAskedToStop();
  const http = await listen(set.host, set.port, set.portShared);
  let database: OpenDatabase | undefined;
  let queue: RunningQueue | undefined;
  let index: OpenIndex | undefined;
  let rereading: Promise<unknown> | undefined;
  let stopping = false;
  let site: OpenSite | undefined;
  try {
    const config = onPort(set, http.port);
    prepareDataFolder(config.dataDir);
    database = await openDatabase(config, 'app', log, stop.because);
    await migrate(database.connection);
    const assembled = assemble(config, database.db, log);
    await loadFirstData(assembled.platform);
    const alone = config.databaseUrl === undefined;
    queue = startQueue({ connection: database.connection, alone, log }, jobsOf(assembled.platform));
    index = openIndex(assembled.platform, database.connection);
    rereading = reread(assembled.platform, () => stopping);
    warmDecoder();
    const from = process.argv.includes('--sources') ? 'sources' : 'build';
    site = await openSite(assembled, queue, http, from, database.connection);
    announce(config, assembled.outbox !== undefined);
    await stop.asked;
  } finally {
    await http.stop();
    await site?.close();
    await queue?.stop();
    stopping = true;
    await rereading;
    await index?.close();
    await database?.close();
  }
});

/** Where the settings left the port to the system, addresses must name the chosen one. */
function onPort(config: Config, port: number): Config {
  return config.port === port
    ? config
    : { ...config, port, appUrl: config.appUrl.replace(/:0$/, `:${port}`) };
}

/** What an older version has read is read anew in the background; a failure is made up for by the next start. */
async function reread(platform: Platform, stopped: () => boolean): Promise<void> {
  try {
    const listings = await rereadListings(platform, stopped);
    if (listings > 0) platform.log.info({ listings }, 'listings were read anew');
  } catch (problem) {
    platform.log.warn({ err: problem }, 'listings could not be read anew');
  }
}

function announce(config: Config, hasOutbox: boolean): void {
  console.log(`\n  The bazaar is open at ${config.appUrl}`);
  if (hasOutbox) console.log(`  Its letters wait at ${config.appUrl}/posta`);
  console.log('  Ctrl-C stops it.\n');
}
