import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client } from 'pg';

/** Server-side limit of a statement in milliseconds; the client gives up a little later in any case. */
export const statementTimeoutMs = 30_000;
export const backgroundTimeoutMs = statementTimeoutMs + 5_000;

const background = new AsyncLocalStorage<true>();

/**
 * Runs work that no request waits for, such as jobs: its statements are limited only by the server's timeout.
 */
export const inBackground = <T>(work: () => T): T => background.run(true, work);

/** Timeout of a query in milliseconds: the given one, or `backgroundTimeoutMs` in background work. */
export const queryTimeout = (milliseconds: number) => (): number =>
  background.getStore() ? backgroundTimeoutMs : milliseconds;

/**
 * Closes a connection whose answer is overdue: a hanging server, or a network that drops all packets, never
 * closes it. Its statement fails, and the pool opens another connection.
 */
export function enforceQueryTimeout(client: Client, limit: () => number): void {
  let overdue: NodeJS.Timeout | undefined;
  const settled = () => clearTimeout(overdue);
  // oxlint-disable-next-line typescript/unbound-method -- each call brings its client along
  client.query = new Proxy(client.query, {
    apply(query, self, args) {
      settled();
      overdue = setTimeout(() => void client.end().catch(() => undefined), limit()).unref();
      return Reflect.apply(query, self, args);
    },
  });
  client.on('drain', settled);
  client.on('end', settled);
}
