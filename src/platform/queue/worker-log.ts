import { Logger } from 'graphile-worker';
import type { Logger as Log } from 'pino';

/** Passes the queue's own lines on, without the ones about each job, which the runner says itself. */
export function workerLog(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  });
}
