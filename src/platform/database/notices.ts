import { Client, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { enforceQueryTimeout } from './query-timeout.ts';
import { connectionLimit } from './pool.ts';

const tryAgainMilliseconds = 1_000;
/** A listening connection is idle, so nothing else would show that it is dead. */
const probeMilliseconds = 5_000;

/**
 * Calls `wake` for each notification on a channel, over a dedicated connection that reconnects after a loss.
 * A notification may be missed, so callers must poll as well; this only wakes them earlier.
 */
export function onNotice(
  connection: ClientConfig,
  channel: string,
  wake: () => void,
  log: Pick<Logger, 'debug'>,
): { stop(): Promise<void> } {
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect(): Promise<void> {
    const fresh = new Client({
      ...connection,
      application_name: `bazar ${channel}`,
      connectionTimeoutMillis: connectionLimit,
      keepAlive: true,
    });
    enforceQueryTimeout(fresh, () => probeMilliseconds);
    client = fresh;
    fresh.on('error', (problem) => log.debug({ err: problem, channel }, 'a listening connection was lost'));
    fresh.on('end', () => retry(fresh));
    fresh.on('notification', wake);
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      wake();
    } catch (problem) {
      log.debug({ err: problem, channel }, 'listening is not possible now');
      await fresh.end().catch(() => undefined);
      retry(fresh);
    }
  }

  function retry(lost: Client): void {
    if (stopped || client !== lost) return;
    client = undefined;
    again = setTimeout(() => void connect(), tryAgainMilliseconds);
  }

  void connect();
  const look = () => void client?.query('select 1').catch(() => undefined);
  const probe = setInterval(look, probeMilliseconds * 2);
  return {
    async stop() {
      stopped = true;
      clearTimeout(again);
      clearInterval(probe);
      await client?.end().catch(() => undefined);
    },
  };
}
