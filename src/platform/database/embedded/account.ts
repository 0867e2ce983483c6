import { spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { OperatorProblem } from '../../operator-problem.ts';

/** `nobody` on every Linux; owns no other files. */
const nobody = 65_534;

/**
 * System user that PostgreSQL runs as. It refuses to run as root, so root starts it as another user or, where
 * that user cannot enter the folders, as itself under another uid in a user namespace.
 */
export type Account =
  | { readonly kind: 'self' }
  | { readonly kind: 'other-user'; readonly uid: number; readonly gid: number }
  | { readonly kind: 'renamed-root' };

export type Invocation = { file: string; args: string[]; options: { uid?: number; gid?: number } };

/** The account that owns the database in `folder`, or would own it if it were made in `parent`. */
export function chooseAccount(folder: string, parent: string, program: string): Account {
  const owner = ownerOf(folder);
  if (process.getuid?.() !== 0) {
    if (owner && owner.uid !== process.getuid?.()) {
      throw new OperatorProblem(
        `The database in ${folder} belongs to another user (${owner.uid}): start as that user or set another DATA_DIR.`,
      );
    }
    return { kind: 'self' };
  }
  if (owner) return owner.uid === 0 ? { kind: 'renamed-root' } : { kind: 'other-user', ...owner };
  const candidate = { kind: 'other-user', uid: nobody, gid: nobody } as const;
  return canRun(candidate, program, parent) ? candidate : { kind: 'renamed-root' };
}

export function invoke(account: Account, program: string, args: readonly string[]): Invocation {
  switch (account.kind) {
    case 'self':
      return { file: program, args: [...args], options: {} };
    case 'other-user':
      return { file: program, args: [...args], options: { uid: account.uid, gid: account.gid } };
    case 'renamed-root':
      return {
        file: 'unshare',
        args: ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--', program, ...args],
        options: {},
      };
  }
}

export function chownTo(account: Account, path: string): void {
  if (account.kind === 'other-user') chownSync(path, account.uid, account.gid);
}

/** The user id under which files of this account appear on disk. */
export function fileOwner(account: Account): number | undefined {
  return account.kind === 'other-user' ? account.uid : process.getuid?.();
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && { uid: stat.uid, gid: stat.gid };
}

function canRun(account: Account, program: string, folder: string): boolean {
  const { file, args, options } = invoke(account, '/bin/sh', [
    '-c',
    'cd "$1" && "$2" --version',
    'sh',
    folder,
    program,
  ]);
  return spawnSync(file, args, { ...options, cwd: '/', stdio: 'ignore' }).status === 0;
}
