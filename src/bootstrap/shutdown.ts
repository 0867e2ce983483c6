import type { Logger } from 'pino';
import { withTimeout } from '../platform/with-timeout.ts';

/** Milliseconds for running jobs and other users of the database to finish, and again for the database itself. */
export const closeTimeoutMs = 10_000;

export type Closeable = { readonly name: string; readonly close: () => Promise<unknown> | undefined };

/**
 * Closes independent parts in parallel, each within the time limit. A part that exceeds it, as when the database hangs,
 * is abandoned, and the program exits with 1.
 */
export async function closeAll(
  parts: readonly Closeable[],
  milliseconds: number,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  const failed = (name: string, problem?: unknown) => {
    process.exitCode = 1;
    log.error(
      { err: problem, part: name },
      problem ? 'a part did not close' : 'a part did not close in time',
    );
  };
  await Promise.all(
    parts.map(async ({ name, close }) => {
      try {
        await withTimeout(milliseconds, Promise.resolve(close()), () => failed(name));
      } catch (problem) {
        failed(name, problem);
      }
    }),
  );
}

/** Exits after a second, even if connections that get no answer would keep the process alive. */
export function exitSoon(): void {
  // The channel to the supervisor would keep the process alive.
  process.channel?.unref();
  setTimeout(() => process.exit(), 1_000).unref();
}
