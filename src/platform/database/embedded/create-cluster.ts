import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { OperatorProblem } from '../../operator-problem.ts';
import { giveTo, invoke, type Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { clusterFolder } from './folders.ts';

const unfinished = 'postgres.unfinished-';

/**
 * Makes the database cluster in a folder of its own and renames it when it is complete,
 * so that a start cut short leaves nothing that looks like a database.
 */
export function createCluster(dataDir: string, account: Account, binaries: Binaries): void {
  sweepUnfinished(dataDir);
  const draft = join(dataDir, `${unfinished}${process.pid}`);
  mkdirSync(draft, { mode: 0o700 });
  giveTo(account, draft);
  try {
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
    run(account, binaries.initdb, ['-D', draft, '-U', 'bazar', '--auth=trust', ...locale], '');
    run(account, binaries.postgres, ['--single', '-D', draft, 'postgres'], 'create database bazar\n');
    renameSync(draft, clusterFolder(dataDir));
    syncFolder(dataDir);
  } catch (problem) {
    rmSync(draft, { recursive: true, force: true });
    // Another process finished the same first start meanwhile; its cluster is as good.
    if (!existsSync(join(clusterFolder(dataDir), 'PG_VERSION'))) throw problem;
  }
}

function run(account: Account, program: string, args: readonly string[], input: string): void {
  const { file, args: all, options } = invoke(account, program, args);
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  const done = spawnSync(file, all, { ...options, cwd: '/', env, input, encoding: 'utf8' });
  if (done.status === 0) return;
  const said = [done.error?.message, done.stderr].join(' ').trim().split('\n').slice(-3).join(' ');
  throw new OperatorProblem(`The embedded PostgreSQL could not be set up: ${said}`);
}

function sweepUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(unfinished)) continue;
    if (!isAlive(Number(name.slice(unfinished.length))))
      rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}

/** The rename itself must outlive a power cut, because everything saved later is inside. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
