import { createMiddleware } from 'hono/factory';
import { within } from '../within.ts';
import type { VisitEnv } from './visit.ts';

/** How long a refused client may go on sending, in milliseconds. */
const lastWord = 1_500;

/**
 * Delays a response that is ready before its request has fully arrived, and discards the rest of the request: many
 * clients read only when they have finished sending. If one is still sending after that, its connection is closed,
 * because a next request on it could not be answered.
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
