import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client } from 'pg';

/** Milliseconds that a statement may take on the server, and a little later is given up here in any case. */
export const statementTimeoutMs = 30_000;
export const backgroundTimeoutMs = statementTimeoutMs + 5_000;

const background = new AsyncLocalStorage<true>();

/** Runs what nobody waits for, such as jobs: its statements take as long as the server lets them. */
export const inBackground = <T>(work: () => T): T => background.run(true, work);

/** What a query may take: so many milliseconds, or as long as the server lets it in background work. */
export const queryTimeout = (milliseconds: number) => (): number =>
  background.getStore() ? backgroundTimeoutMs : milliseconds;

/**
 * Ends a connection on which an answer is overdue: a server that hangs, or a network that drops everything, never
 * closes it. Its statement fails, and a pool opens another connection.
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
