import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { formatHostPort, type Config, withPort } from '../config.ts';
import { prepareDataFolder } from '../platform/database/embedded/folders.ts';
import { joinEmbedded, type Membership } from '../platform/database/embedded/membership.ts';
import { embeddedUrl } from '../platform/database/embedded/server.ts';
import { listen } from '../platform/http/server.ts';
import { announce } from './announce.ts';
import { closeAll, closeTimeoutMs, exitSoon } from './shutdown.ts';
import { waitForStopSignal } from './stop-signals.ts';

const ready = 'ready';
/** Milliseconds before a dead process is replaced, so that one that dies at once does not keep the machine busy. */
const restartPauseMs = 1_000;

/** Reports to the supervisor that this process is ready. */
export const reportReady = (): unknown => process.send?.(ready);

/**
 * Runs several processes of the program on one port. The first also runs the jobs, unless jobs have processes of their
 * own; the others only serve visitors. Connections are distributed round-robin. A process that dies is replaced; one
 * that fails to start stops all of them after logging the reason. All are stopped together.
 */
export async function superviseProcesses(config: Config, log: Logger): Promise<void> {
  const stop = waitForStopSignal();
  cluster.setupPrimary({
    exec: fileURLToPath(new URL('../../run.mjs', import.meta.url)),
    args: ['src/main.ts'],
  });
  // Binds the port briefly, so that a conflict with another program is detected before anything else is started.
  const door = await listen(config.host, config.port);
  const running = new Set<Running>();
  let stopping = false;
  let server: Membership | undefined;

  function keep(nth: number): Running {
    const started = startProcess(environmentOf(config, nth, door.port));
    running.add(started);
    void started.ended.then(async (code) => {
      running.delete(started);
      if (stopping) return;
      log.error({ process: nth, code }, 'a process ended and will be replaced');
      await sleep(restartPauseMs);
      if (!stopping) keep(nth);
    });
    return started;
  }

  try {
    prepareDataFolder(config.dataDir);
    if (config.databaseUrl === undefined)
      server = await joinEmbedded(config.dataDir, 'app', (problem) => stop.because(problem));
    await door.stop();
    // One after another, because the first migrates the database.
    for (let nth = 0; nth < config.processes; nth += 1) {
      const goOn = await Promise.race([keep(nth).ready, stop.asked]);
      if (goOn === false) process.exitCode = 1;
      if (goOn !== true) return;
    }
    announce(withPort(config, door.port));
    await stop.asked;
  } finally {
    stopping = true;
    await door.stop();
    const codes = await Promise.all([...running].map((each) => each.stop()));
    // A process that was still starting is ended by the signal itself.
    if (codes.some((code) => code !== 0 && code !== 'SIGTERM')) process.exitCode = 1;
    await closeAll([{ name: 'database', close: () => server?.leave() }], closeTimeoutMs, log);
    exitSoon();
  }
}

type Running = {
  /** True once the process is ready, false when it ended before. */
  readonly ready: Promise<boolean>;
  /** Exit code, or the signal that ended the process. */
  readonly ended: Promise<number | string>;
  stop(): Promise<number | string>;
};

/** Environment variables that differ from those of the supervisor, which the process inherits. */
function environmentOf(config: Config, nth: number, port: number): Record<string, string> {
  const { databaseUrl, dataDir, metrics, role, demo } = config;
  return {
    PROCESSES: '1',
    PORT: String(port),
    DEMO: String(demo),
    ROLE: nth === 0 ? role : 'web',
    DATABASE_URL: databaseUrl ?? embeddedUrl(dataDir),
    ...(metrics && { METRICS_ADDRESS: formatHostPort(metrics.host, metrics.port + nth) }),
  };
}

function startProcess(environment: Record<string, string>): Running {
  const child: Worker = cluster.fork(environment);
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code: number | null, signal: string | null) => resolve(code ?? signal ?? 1));
  });
  const said = new Promise<boolean>((resolve) => {
    child.on('message', (message) => message === ready && resolve(true));
  });
  return {
    ready: Promise.race([said, ended.then(() => false)]),
    ended,
    stop() {
      child.process.kill('SIGTERM');
      return ended;
    },
  };
}
