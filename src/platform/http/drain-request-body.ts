import { createMiddleware } from 'hono/factory';
import { within } from '../within.ts';
import type { VisitEnv } from './visit.ts';

/** Milliseconds that a refused sender gets to finish. */
const lastWord = 1_500;

/**
 * An answer that comes before its request has wholly arrived waits a moment for the rest, which is thrown away: many
 * senders read only when they have sent. Who still sends then is told that the connection ends, as whatever they would
 * ask next on it could not be answered.
 */
export const drainRequestBody = createMiddleware<VisitEnv>(async (c, next) => {
  const { method } = c.req;
  const body = method === 'GET' || method === 'HEAD' ? null : c.req.raw.body;
  await next();
  const { incoming } = c.env;
  if (!body || incoming.complete) return;
  if (!body.locked) await skip(body.getReader());
  if (!incoming.complete) c.res.headers.set('connection', 'close');
});

async function skip(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const rest = (async () => {
    while (!(await reader.read()).done);
  })();
  // The sender may go away meanwhile.
  await within(lastWord, rest, () => undefined).catch(() => undefined);
  reader.releaseLock();
}
