import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorProblem } from '../../operator-problem.ts';
import { fileOwner, giveTo, type Account } from './account.ts';

/** PostgreSQL appends this to the socket's folder; the whole must fit the system's 103 (macOS) or 107 bytes. */
const socketName = '/.s.PGSQL.5432';
const longestSocketPath = 103;

export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');
export const logFile = (dataDir: string): string => join(dataDir, 'postgres.log');

/** Makes the data folder, or says in one sentence why nothing can be kept there. */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.writable-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new OperatorProblem(
      `The data folder ${dataDir} cannot be written (${reason}): change its permissions or set another DATA_DIR.`,
      { cause },
    );
  }
}

/** What a start writes; PostgreSQL itself can say nothing about a full disk, where its log is too. */
const startBytes = 1024 * 1024;

/** Says in one sentence when the disk is too full for the server to start. */
export function requireDiskSpace(dataDir: string): void {
  const probe = join(dataDir, `.room-${process.pid}`);
  try {
    writeFileSync(probe, Buffer.alloc(startBytes));
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (!/^(ENOSPC|EDQUOT)$/.test(code)) throw cause;
    throw new OperatorProblem(
      `The disk of the data folder ${dataDir} is full (${code}), and the database cannot start on it: make room.`,
      { cause },
    );
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Where the server's socket is: in the cluster itself, or in a short private folder where that path is too long. */
export function socketFolder(dataDir: string): string {
  const inCluster = clusterFolder(dataDir);
  if (Buffer.byteLength(inCluster + socketName) <= longestSocketPath) return inCluster;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `bazar-${name}`);
}

/** Makes the short socket folder, and refuses one that somebody else has put in its place. */
export function prepareSocketFolder(dataDir: string, account: Account): void {
  const folder = socketFolder(dataDir);
  if (folder === clusterFolder(dataDir)) return;
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(folder, { mode: 0o700 });
    giveTo(account, folder);
  }
  const stat = lstatSync(folder);
  if (!stat.isDirectory() || stat.uid !== fileOwner(account)) {
    throw new OperatorProblem(`${folder} belongs to somebody else: remove it or set a shorter DATA_DIR.`);
  }
  chmodSync(folder, 0o700);
}
