import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import type { VisitEnv } from './begin-visit.ts';

const ready = new WeakMap<Response, Uint8Array>();

/** An answer whose whole body is at hand. A stream around it would cost more than rendering saves. */
export function readyResponse(body: Uint8Array | string, init: ResponseInit): Response {
  const response = new Response(null, init);
  ready.set(response, typeof body === 'string' ? Buffer.from(body) : body);
  return response;
}

/** The bytes of an answer, to keep or to send. */
export async function bytesOf(response: Response): Promise<Uint8Array> {
  const bytes = ready.get(response) ?? new Uint8Array(await response.arrayBuffer());
  ready.set(response, bytes);
  return bytes;
}

/** Writes ready answers straight to the connection, past every stream; stands outermost. */
export const sendReady = createMiddleware<VisitEnv>(async (c, next) => {
  await next();
  if (!ready.has(c.res)) return;
  const bytes = await bytesOf(c.res);
  const { outgoing } = c.env;
  const { headers, status } = c.res;
  // As a plain list Node writes them as they are; every cookie stands alone in it.
  outgoing.writeHead(status, [...headers, ['content-length', String(bytes.byteLength)]].flat());
  outgoing.end(c.req.method === 'HEAD' ? undefined : bytes);
  c.res = undefined;
  c.res = RESPONSE_ALREADY_SENT;
});
