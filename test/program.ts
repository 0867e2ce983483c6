import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync } from 'node:fs';

/** A program of ours in its own process, with all of its output. */
export type RunningProgram = {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Resolves with the exit code, or with the name of the signal that ended it. */
  readonly ended: Promise<number | string | null>;
  /** Waits for matching output; fails when the program ends before. */
  says(expected: RegExp): Promise<void>;
};

/** `readOnly`: a folder the program cannot write to, even as root. `full`: a folder on a full disk (Linux). */
export type ProgramOptions = { env?: Record<string, string>; readOnly?: string; full?: string };

export function runTypeScript(
  file: string,
  args: string[] = [],
  options: ProgramOptions = {},
): RunningProgram {
  const [command = '', ...rest] = [
    ...readOnly(options.readOnly),
    ...full(options.full),
    process.execPath,
    file,
    ...args,
  ];
  const child = spawn(command, rest, {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  return {
    child,
    ended,
    said: () => output,
    async says(expected) {
      let over = false;
      void ended.then(() => (over = true));
      while (!expected.test(output)) {
        if (over) throw new Error(`The program ended without saying ${expected}: ${output}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}

/** Root can write anywhere, so for root the folder is mounted read-only in a mount namespace of this program. */
function readOnly(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o555);
    return [];
  }
  const mount = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && shift && exec "$@"';
  return ['unshare', '--mount', 'sh', '-c', mount, 'sh', folder];
}

/** Mounts a tiny disk for this program alone, in a user namespace where that needs no privileges. */
function full(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  const mount = 'mount -t tmpfs -o size=64k tmpfs "$1" && shift && exec "$@"';
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh', folder];
}
