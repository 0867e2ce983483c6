import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorProblem } from '../../operator-problem.ts';
import { fileOwner, chownTo, type Account } from './account.ts';

/**
 * PostgreSQL appends this to the socket's folder; the path must fit the system's limit of 103 (macOS) or 107
 * bytes.
 */
const socketName = '/.s.PGSQL.5432';
const longestSocketPath = 103;

export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');
export const logFile = (dataDir: string): string => join(dataDir, 'postgres.log');

/** Creates the data folder; throws an `OperatorProblem` when it is not writable. */
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

/**
 * Bytes that a start writes. PostgreSQL cannot report a full disk itself, because its log is on the same
 * disk.
 */
const startBytes = 1024 * 1024;

/** Throws an `OperatorProblem` when the disk is too full for the server to start. */
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

/**
 * Folder of the server's socket: the cluster itself, or a short private folder when that path is too long.
 */
export function socketFolder(dataDir: string): string {
  const inCluster = clusterFolder(dataDir);
  if (Buffer.byteLength(inCluster + socketName) <= longestSocketPath) return inCluster;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `bazar-${name}`);
}

/** Creates the short socket folder, and refuses one that another user created in its place. */
export function prepareSocketFolder(dataDir: string, account: Account): void {
  const folder = socketFolder(dataDir);
  if (folder === clusterFolder(dataDir)) return;
  if (!lstatSync(folder, { throwIfNoEntry: false })) {
    mkdirSync(folder, { mode: 0o700 });
    chownTo(account, folder);
  }
  const stat = lstatSync(folder);
  if (!stat.isDirectory() || stat.uid !== fileOwner(account)) {
    throw new OperatorProblem(`${folder} belongs to somebody else: remove it or set a shorter DATA_DIR.`);
  }
  chmodSync(folder, 0o700);
}
