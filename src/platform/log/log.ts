import { AsyncLocalStorage } from 'node:async_hooks';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../../config.ts';
import { readableLine } from './readable-line.ts';

const requestIds = new AsyncLocalStorage<string>();

/** Every line logged while `work` runs, and in what it starts, carries the request's id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return requestIds.run(requestId, work);
}

/** Structured lines as structured data in production; one readable line each for a person in development. */
export function createLog(
  config: Pick<Config, 'env' | 'logLevel'>,
  output: NodeJS.WritableStream = process.stdout,
): Logger {
  const readable: DestinationStream = { write: (json) => void output.write(readableLine(json)) };
  const plain: DestinationStream = { write: (json) => void output.write(json) };
  return pino(
    {
      level: config.logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin() {
        const requestId = requestIds.getStore();
        return requestId ? { requestId } : {};
      },
      // Secrets must not reach a log, whatever somebody logs by mistake.
      redact: ['*.authorization', '*.cookie', '*.pin', '*.token', 'headers.authorization', 'headers.cookie'],
    },
    config.env === 'production' ? plain : readable,
  );
}
