import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { invoke, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { clusterFolder, logFile, socketFolder } from './folders.ts';

const longestLog = 4 * 1024 * 1024;

const durable = { fsync: 'on' };
/** For throw-away test databases only: a power cut would corrupt them. */
const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export type Durability = 'durable' | 'throw-away';

export type Postmaster = { exited: boolean };

/**
 * Starts the server in its own session, so that Ctrl-C reaches only this process, which stops the server
 * after its requests.
 */
export function startPostmaster(
  dataDir: string,
  account: Account,
  binaries: Binaries,
  durability: Durability,
): Postmaster {
  const parameters = {
    listen_addresses: '',
    unix_socket_directories: socketFolder(dataDir),
    unix_socket_permissions: '0700',
    jit: 'off',
    max_connections: '100',
    wal_level: 'minimal',
    max_wal_senders: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durability === 'durable' ? durable : throwAway),
  };
  const flags = Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, options } = invoke(account, binaries.postgres, [
    '-D',
    clusterFolder(dataDir),
    ...flags,
  ]);
  const log = openLog(logFile(dataDir));
  const child = spawn(file, args, {
    ...options,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(log);
  child.unref();
  const postmaster = { exited: false };
  child.once('exit', () => (postmaster.exited = true));
  child.once('error', () => (postmaster.exited = true));
  return postmaster;
}

/** Stops the server by SIGINT (a fast, clean shutdown) and waits until its pid file is gone, at most 30 seconds. */
export async function stopPostmaster(dataDir: string): Promise<void> {
  const file = pidFile(dataDir);
  const pid = postmasterPid(dataDir);
  if (pid === undefined || !isPostgres(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; existsSync(file) && waited < 30_000; waited += 10) await sleep(10);
}

/** The last error in the server's log, to be shown to the operator. */
export function lastLogError(dataDir: string): string {
  const lines = readFileSync(logFile(dataDir), 'utf8').trimEnd().split('\n');
  const complaint = lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? '';
  return complaint.replace(/^.*?(?:FATAL|PANIC|ERROR):\s*/, '');
}

/**
 * Replaces the pid in the pid file that a killed server left: it may since belong to another program, or to a
 * zombie, for which PostgreSQL would wait forever. Our own pid makes the server we start treat the old one as
 * dead; it still checks itself that no process of the old server is left.
 */
export function replaceStalePid(dataDir: string): void {
  const pid = postmasterPid(dataDir);
  if (pid === undefined || isPostgres(pid)) return;
  const [, ...rest] = readFileSync(pidFile(dataDir), 'utf8').split('\n');
  writeFileSync(pidFile(dataDir), [process.pid, ...rest].join('\n'));
}

const pidFile = (dataDir: string): string => join(clusterFolder(dataDir), 'postmaster.pid');

function postmasterPid(dataDir: string): number | undefined {
  const file = pidFile(dataDir);
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : 0;
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

/** Without /proc, any living process with this pid is taken for the server. */
function isPostgres(pid: number): boolean {
  if (!existsSync('/proc/self/stat')) return true;
  try {
    return /^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > longestLog) truncateSync(file);
  return openSync(file, 'a', 0o600);
}
