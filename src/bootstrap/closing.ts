import type { Logger } from 'pino';
import { within } from '../platform/within.ts';

/** Milliseconds for jobs in hand and whatever else still asks the database, and as many for the database itself. */
export const closingLimit = 10_000;

export type Part = { readonly name: string; readonly close: () => Promise<unknown> | undefined };

/**
 * Closes parts that do not need one another, each within its time. One that takes longer, as it does where the database
 * hangs, is left as it is: then the program ends with 1.
 */
export async function closeParts(
  parts: readonly Part[],
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
        await within(milliseconds, Promise.resolve(close()), () => failed(name));
      } catch (problem) {
        failed(name, problem);
      }
    }),
  );
}

/** Connections that nobody answers may outlive all that used them; nothing is waited for any more. */
export function endSoon(): void {
  // What ties a process to its supervisor would keep it.
  process.channel?.unref();
  setTimeout(() => process.exit(), 1_000).unref();
}
