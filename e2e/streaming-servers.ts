import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { chooseAccount, chownTo, invoke } from '../src/platform/database/embedded/account.ts';
import { findBinaries } from '../src/platform/database/embedded/binaries.ts';
import { embeddedConnection, embeddedUrl } from '../src/platform/database/embedded/server.ts';

/** A PostgreSQL whose log is streamed, or which follows another one; it logs every statement. */
export class StreamingServer {
  readonly folder: string;
  readonly #primary: StreamingServer | undefined;
  #process: ChildProcess | undefined;

  private constructor(folder: string, primary?: StreamingServer) {
    this.folder = folder;
    this.#primary = primary;
  }

  /** With the database that `e2e/global-setup.ts` has made, and one that follows it. */
  static async pair(): Promise<{ primary: StreamingServer; standby: StreamingServer }> {
    const primary = new StreamingServer(copyOf(process.env.E2E_DATA_TEMPLATE ?? ''));
    // What was written before the log could be streamed cannot be followed.
    await primary.start();
    await primary.stop();
    const standby = new StreamingServer(copyOf(primary.folder), primary);
    writeFileSync(join(standby.folder, 'postgres/standby.signal'), '');
    chownTo(
      chooseAccount(join(standby.folder, 'postgres'), standby.folder, ''),
      join(standby.folder, 'postgres/standby.signal'),
    );
    await primary.start();
    await standby.start();
    return { primary, standby };
  }

  get url(): string {
    return embeddedUrl(this.folder);
  }

  get socket(): string {
    return `${embeddedConnection(this.folder).host}/.s.PGSQL.5432`;
  }

  async start(): Promise<void> {
    const cluster = join(this.folder, 'postgres');
    const { postgres } = await findBinaries();
    const settings = {
      listen_addresses: '',
      unix_socket_directories: cluster,
      wal_level: 'replica',
      fsync: 'off',
      log_statement: 'all',
      // The bazaar asks both servers each second how far they are; a page is told from that by what it reads.
      log_line_prefix: '',
      ...(this.#primary && {
        primary_conninfo: `host=${join(this.#primary.folder, 'postgres')} user=bazar`,
        wal_retrieve_retry_interval: '100ms',
      }),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const account = chooseAccount(cluster, this.folder, postgres);
    const { file, args, options } = invoke(account, postgres, ['-D', cluster, ...flags]);
    const log = openSync(this.#log, 'a');
    this.#process = spawn(file, args, { ...options, cwd: '/', stdio: ['ignore', log, log] });
    closeSync(log);
    for (const deadline = Date.now() + 20_000; ; await sleep(20)) {
      if (await this.query('select 1').catch(() => undefined)) return;
      if (Date.now() > deadline)
        throw new Error(`No server:\n${readFileSync(this.#log, 'utf8').slice(-2_000)}`);
    }
  }

  get #log(): string {
    return join(this.folder, 'statements.log');
  }

  /** How many statements it was asked so far that read a table. */
  reads(table: string): number {
    if (!existsSync(this.#log)) return 0;
    return readFileSync(this.#log, 'utf8').split(`from "${table}"`).length - 1;
  }

  async query<Row extends QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new Client(embeddedConnection(this.folder));
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  /** SIGINT ends it cleanly, SIGQUIT at once, with all its processes, as a crash would. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function copyOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bazar-pair-'));
  spawnSync('chmod', ['755', copy]);
  // The database belongs to an account of its own, and stays its own.
  spawnSync('cp', ['-a', join(folder, 'postgres'), copy]);
  return copy;
}
