import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { announce } from './announce.ts';
import { createPlatform } from './create-platform.ts';
import { closeAll, closeTimeoutMs, exitSoon } from './shutdown.ts';
import { type MetricsServer, serveMetrics } from './metrics.ts';
import { openHealth, openSite, type OpenSite } from './open-site.ts';
import { waitForStopSignal } from './stop-signals.ts';
import { reportReady } from './supervise.ts';
import { type Config, withPort } from '../config.ts';
import { jobsOf } from '../features/all.ts';
import { followCatalogue } from '../features/catalogue-changes/index.ts';
import { reanalyzeListings } from '../features/listings/index.ts';
import { type OpenIndex, openIndex } from '../features/search/index.ts';
import { inBackground } from '../platform/database/query-timeout.ts';
import { prepareDataFolder } from '../platform/database/embedded/folders.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../platform/database/open.ts';
import { listen } from '../platform/http/server.ts';
import { warmDecoder } from '../platform/images/images.ts';
import type { Platform } from '../platform/platform.ts';
import { type RunningQueue, startQueue } from '../platform/queue/runner.ts';
import { existsSync, writeFileSync } from 'node:fs';
import { loadContentFiles } from '../features/content/index.ts';
import { loadBuiltInPlaces } from '../features/places/index.ts';
import { demoMark } from './demo-mark.ts';

/** Starts settings -> database -> features -> jobs -> http, waits for a signal, and stops them in reverse order. */
export async function runBazaar(set: Config, log: Logger): Promise<void> {
  const stop = waitForStopSignal();
  const http = await listen(set.host, set.port, set.portShared || cluster.isWorker);
  let database: OpenDatabase | undefined;
  let queue: RunningQueue | undefined;
  let index: OpenIndex | undefined;
  let catalogue: { close(): Promise<void> } | undefined;
  let reanalysis: Promise<unknown> | undefined;
  let stopping = false;
  let site: OpenSite | undefined;
  let metrics: MetricsServer | undefined;
  try {
    const config = withPort(set, http.port);
    prepareDataFolder(config.dataDir);
    database = await openDatabase(config, 'app', log, stop.because);
    await migrate(database.connection);
    const assembled = createPlatform(config, database, log);
    const { connection } = database;
    catalogue = await followCatalogue(assembled.platform, connection);
    await inBackground(() => loadFirstData(assembled.platform));
    const alone = config.databaseUrl === undefined;
    const queryTimeoutMs = config.databaseTimeout;
    if (config.role !== 'web') {
      queue = startQueue({ connection, alone, log, queryTimeoutMs }, jobsOf(assembled.platform));
      reanalysis = inBackground(() => reanalyze(assembled.platform, () => stopping));
    }
    index = openIndex(assembled.platform, connection);
    warmDecoder();
    const from = process.argv.includes('--sources') ? 'sources' : 'build';
    if (config.role !== 'worker') site = await openSite(assembled, queue, http, from, connection);
    else if (queue) await openHealth(assembled, queue, http);
    metrics = config.metrics && (await serveMetrics(assembled.platform, database.pool, config.metrics));
    if (cluster.isWorker) reportReady();
    else announce(config);
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
      { name: 'catalogue', close: () => catalogue?.close() },
    ];
    await closeAll(parts, closeTimeoutMs, log);
    await closeAll([{ name: 'database', close: () => database?.close() }], closeTimeoutMs, log);
    exitSoon();
  }
}

/** Analyzes listings again in the background that an older version analyzed; on failure, the next start tries again. */
async function reanalyze(platform: Platform, stopped: () => boolean): Promise<void> {
  try {
    const listings = await reanalyzeListings(platform, stopped);
    if (listings > 0) platform.log.info({ listings }, 'listings were analyzed again');
  } catch (problem) {
    platform.log.warn({ err: problem }, 'listings could not be analyzed again');
  }
}

/** Loads what a new database needs: places, texts, and in development demo data. */
async function loadFirstData(platform: Platform): Promise<void> {
  await loadBuiltInPlaces(platform);
  const { leftAside } = await loadContentFiles(platform);
  if (leftAside.length > 0) {
    platform.log.warn({ texts: leftAside }, 'newer files of texts that were saved here are left aside');
  }
  const mark = demoMark(platform.config);
  if (!platform.config.demo || existsSync(mark)) return;
  const { fillDemo } = await import('../demo/fill.ts');
  const { listings } = await fillDemo(platform);
  writeFileSync(mark, '');
  platform.log.info({ listings }, 'demo data are in');
}
