import { join } from 'node:path';
import type { Logger } from 'pino';
import { assemble } from './bootstrap/assemble.ts';
import { type MetricsServer, serveMetrics } from './bootstrap/metrics.ts';
import { loadFirstData } from './bootstrap/first-data.ts';
import { openSite, type OpenSite } from './bootstrap/open-site.ts';
import { runProgram } from './bootstrap/run-program.ts';
import { untilAskedToStop } from './bootstrap/stop-signals.ts';
import { type Config, loadConfig } from './config.ts';
import { jobsOf } from './features/all.ts';
import { reanalyzeListings } from './features/listings/index.ts';
import { type OpenIndex, openIndex } from './features/search/index.ts';
import { inBackground } from './platform/database/query-timeout.ts';
import { prepareDataFolder } from './platform/database/embedded/folders.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from './platform/database/open.ts';
import { listen } from './platform/http/server.ts';
import { warmDecoder } from './platform/images/images.ts';
import { createLog } from './platform/log/log.ts';
import { isLoopbackUrl } from './platform/loopback.ts';
import type { Platform } from './platform/platform.ts';
import { type RunningQueue, startQueue } from './platform/queue/runner.ts';
import { within } from './platform/within.ts';

/** Milliseconds for jobs in hand and whatever else still asks the database, and as many for the database itself. */
const closingLimit = 10_000;

/** Settings -> database -> features -> jobs -> http, until a signal; then the same way back. */
await runProgram(async () => {
  const set = loadConfig();
  const log = createLog(set);
  const stop = untilAskedToStop();
  const http = await listen(set.host, set.port, set.portShared);
  let database: OpenDatabase | undefined;
  let queue: RunningQueue | undefined;
  let index: OpenIndex | undefined;
  let reanalysis: Promise<unknown> | undefined;
  let stopping = false;
  let site: OpenSite | undefined;
  let metrics: MetricsServer | undefined;
  try {
    const config = onPort(set, http.port);
    prepareDataFolder(config.dataDir);
    database = await openDatabase(config, 'app', log, stop.because);
    await migrate(database.connection);
    const assembled = assemble(config, database.db, log);
    await inBackground(() => loadFirstData(assembled.platform));
    const alone = config.databaseUrl === undefined;
    const { connection } = database;
    const queryTimeoutMs = config.databaseTimeout;
    queue = startQueue({ connection, alone, log, queryTimeoutMs }, jobsOf(assembled.platform));
    index = openIndex(assembled.platform, connection);
    reanalysis = inBackground(() => reanalyze(assembled.platform, () => stopping));
    warmDecoder();
    const from = process.argv.includes('--sources') ? 'sources' : 'build';
    site = await openSite(assembled, queue, http, from, connection);
    metrics = config.metrics && (await serveMetrics(assembled.platform, database.pool, config.metrics));
    announce(config, assembled.outbox !== undefined);
    await stop.asked;
  } finally {
    await http.stop();
    stopping = true;
    const parts = [
      { name: 'pages', close: () => site?.close() },
      { name: 'metrics', close: () => metrics?.close() },
      { name: 'jobs', close: () => queue?.stop() },
      { name: 'analysis', close: () => reanalysis },
      { name: 'search index', close: () => index?.close() },
    ];
    await closeParts(parts, closingLimit, log);
    await closeParts([{ name: 'database', close: () => database?.close() }], closingLimit, log);
    endSoon();
  }
});

/** Where the settings left the port to the system, addresses must name the chosen one. */
function onPort(config: Config, port: number): Config {
  return config.port === port
    ? config
    : { ...config, port, appUrl: config.appUrl.replace(/:0$/, `:${port}`) };
}

/** What an older version has analyzed is analyzed again in the background; a failure is made up for by the next start. */
async function reanalyze(platform: Platform, stopped: () => boolean): Promise<void> {
  try {
    const listings = await reanalyzeListings(platform, stopped);
    if (listings > 0) platform.log.info({ listings }, 'listings were analyzed again');
  } catch (problem) {
    platform.log.warn({ err: problem }, 'listings could not be analyzed again');
  }
}

function announce(config: Config, hasOutbox: boolean): void {
  console.log(`\n  The bazaar is open at ${config.appUrl}`);
  if (hasOutbox) {
    const at = isLoopbackUrl(config.appUrl) ? `${config.appUrl}/posta` : join(config.dataDir, 'outbox');
    console.log(`  Its emails wait at ${at}`);
  }
  console.log('  Ctrl-C stops it.\n');
}

type Part = { readonly name: string; readonly close: () => Promise<unknown> | undefined };

/**
 * Closes parts that do not need one another, each within its time. One that takes longer, as it does where the database
 * hangs, is left as it is: then the program ends with 1.
 */
async function closeParts(
  parts: readonly Part[],
  milliseconds: number,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  const failed = (name: string, problem?: unknown) => {
    process.exitCode = 1;
    log.error(
      { err: problem, part: name },
      problem ? 'a part did not close' : 'a part did not close in time',
    );
  };
  await Promise.all(
    parts.map(async ({ name, close }) => {
      try {
        await within(milliseconds, Promise.resolve(close()), () => failed(name));
      } catch (problem) {
        failed(name, problem);
      }
    }),
  );
}

/** Connections that nobody answers may outlive all that used them; nothing is waited for any more. */
function endSoon(): void {
  setTimeout(() => process.exit(), 1_000).unref();
}
