import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { stopPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import { embeddedConnection } from '../src/platform/database/embedded/server.ts';
import { crontabsTable } from '../test/queue-state.ts';
import { FakeMailServer, freePort } from './fake-mail-server.ts';
import { findLeaks } from './log-leaks.ts';

type Options = {
  env?: Record<string, string>;
  dataDir?: string;
  post?: FakeMailServer;
  /** Serves the site at `localhost` instead of an IP address, because browsers require that for passkeys. */
  named?: boolean;
  /** Starts with an empty data folder and creates the database; otherwise uses a copy of a prepared one. */
  first?: boolean;
  /** Admins must set up a second factor; otherwise every session counts as having passed one. */
  secondFactor?: boolean;
};

/** The whole bazaar as `npm start` runs it: its own process and data folder, and a real mail server. */
export class Bazaar {
  readonly url: string;
  readonly dataDir: string;
  readonly post: FakeMailServer;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  /** All output of the process, for the message of a failed test. */
  output = '';

  private constructor(port: number, post: FakeMailServer, options: Options) {
    this.url = `http://${options.named ? 'localhost' : '127.0.0.1'}:${port}`;
    this.dataDir = options.dataDir ?? newDataDir(options.first);
    this.post = post;
    this.#env = {
      PORT: String(port),
      APP_URL: this.url,
      DATA_DIR: this.dataDir,
      SMTP_URL: post.url,
      DEMO: 'false',
      LOG_LEVEL: 'info',
      ...options.env,
    };
  }

  static async open(options: Options = {}): Promise<Bazaar> {
    const bazaar = new Bazaar(await freePort(), options.post ?? (await FakeMailServer.open()), options);
    try {
      await bazaar.start();
      // The second factor is tested by its own journey; elsewhere it would only take time.
      if (options.env?.ADMIN_EMAILS && !options.secondFactor)
        await bazaar.query('alter table sessions alter column second_factor_at set default now()');
    } catch (problem) {
      await bazaar.close();
      throw problem;
    }
    return bazaar;
  }

  /** Starts the process and waits until it reports that it is ready; returns the milliseconds that took. */
  async start(): Promise<number> {
    const begun = performance.now();
    // In its own process group, as in a terminal, so that Ctrl-C can be simulated.
    const child = spawn(process.execPath, ['run.mjs', 'src/main.ts'], {
      env: { ...process.env, NODE_ENV: 'development', ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    const deadline = begun + 60_000;
    while (!(await this.#ready())) {
      if (child.exitCode !== null)
        throw new Error(`The bazaar ended with ${child.exitCode}:\n${this.output}`);
      if (performance.now() > deadline) throw new Error(`The bazaar did not get ready:\n${this.output}`);
      await sleep(50);
    }
    return performance.now() - begun;
  }

  async #ready(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/zdravi/pripraveno`, { signal: AbortSignal.timeout(5_000) })).ok;
    } catch {
      return false;
    }
  }

  /** Ends the process like an operator (SIGTERM) or like the system when memory is short (SIGKILL). */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || hasEnded(child)) return child?.exitCode ?? null;
    const ended = exitOf(child);
    child.kill(signal);
    const code = await ended;
    if (code) console.error(`The bazaar ended with ${code}:\n${this.output.slice(-4_000)}`);
    return code;
  }

  /** Simulates Ctrl-C in a terminal: the signal reaches every process of the group. */
  async pressCtrlC(): Promise<number | null> {
    return this.#endGroup('SIGINT', 1);
  }

  /**
   * Simulates a process manager that signals the whole group of `npm start`; npm then forwards the signal once more.
   */
  async endGroup(): Promise<number | null> {
    return this.#endGroup('SIGTERM', 2);
  }

  async #endGroup(signal: 'SIGINT' | 'SIGTERM', times: number): Promise<number | null> {
    const child = this.#process;
    this.#process = undefined;
    if (!child?.pid || hasEnded(child)) return child?.exitCode ?? null;
    const ended = exitOf(child);
    for (let sent = 0; sent < times; sent += 1) {
      process.kill(-child.pid, signal);
      // Identical pending signals would be merged into one.
      await sleep(100);
    }
    return ended;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** The processes that the first one has started to answer visitors, in the order of their start (Linux). */
  answering(): number[] {
    const children = childrenOf(this.#process?.pid ?? 0);
    return children.filter((pid) => commandOf(pid).includes('src/main.ts')).toSorted((a, b) => a - b);
  }

  /** Kills the process and its database server at once, as in a power cut. */
  async cutPower(): Promise<void> {
    const ended = this.end('SIGKILL');
    this.killDatabase();
    await ended;
  }

  /** Kills the database server with all its processes and leaves the bazaar running. */
  killDatabase(): void {
    signalDatabase(this.dataDir, 'SIGKILL');
  }

  /** Queries the database directly. */
  async query<Row extends QueryResultRow>(sql: string): Promise<Row[]> {
    const client = new Client(embeddedConnection(this.dataDir));
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Runs scheduled work now instead of at its next minute. */
  async runNow(
    scheduled:
      | 'tell-watches'
      | 'tell-favourite-news'
      | 'warn-of-ends'
      | 'queue-newsletter'
      | 'queue-terms-notices'
      | 'notify-followers'
      | 'notify-of-outgrown'
      | 'compute-usual-prices',
  ): Promise<void> {
    await this.query(`select graphile_worker.add_job('${scheduled}')`);
  }

  /** Simulates scheduled work missed while the bazaar was down, which its next start makes up for. */
  async missMinutes(scheduled: string): Promise<void> {
    await this.query(
      `update ${crontabsTable} set known_since = now() - interval '1 hour',
         last_execution = now() - interval '5 minutes' where identifier = '${scheduled}'`,
    );
    await this.end();
    await this.start();
  }

  /** The database server's own log. */
  databaseLog(): string {
    const file = join(this.dataDir, 'postgres.log');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  /** Ends everything and removes the data folder. Throws when the log contains personal data or secrets. */
  async close(): Promise<void> {
    await this.end();
    // A killed bazaar leaves its database server running for the next start.
    await stopPostmaster(this.dataDir);
    await this.post.pause();
    rmSync(this.dataDir, { recursive: true, force: true });
    const leaked = findLeaks(this.output, this.post.emails);
    if (leaked.length > 0) throw new Error(`The log of the bazaar knows ${leaked.join(', ')}`);
  }
}

/** A new data folder: empty, or a copy of the prepared one that `e2e/global-setup.ts` makes once per run. */
function newDataDir(empty = false): string {
  const folder = mkdtempSync(join(tmpdir(), 'bazar-e2e-'));
  const template = process.env.E2E_DATA_TEMPLATE;
  if (empty || template === undefined) return folder;
  // `cp -a` preserves the owner, because the database may belong to another system user.
  const copied = spawnSync('cp', ['-a', `${template}/.`, folder]);
  if (copied.status !== 0) throw new Error(`No copy of ${template}: ${String(copied.stderr)}`);
  return folder;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** Empty without /proc; there, child processes end with their parent by themselves. */
function childrenOf(pid: number): number[] {
  if (!existsSync('/proc/self/stat')) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((candidate) => parentOf(candidate) === pid);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Signals the embedded database server of a data folder with all its processes. */
export function signalDatabase(dataDir: string, signal: NodeJS.Signals): void {
  const pid = Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  for (const each of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(each, signal);
    } catch {
      // It has gone with its parent.
    }
  }
}
