import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import type { VisitEnv } from './begin-visit.ts';

const ready = new WeakMap<Response, Uint8Array>();

/**
 * A response whose whole body is in memory. Wrapping it in a stream would cost more than the page cache
 * saves.
 */
export function bufferedResponse(body: Uint8Array | string, init: ResponseInit): Response {
  const response = new Response(null, init);
  ready.set(response, typeof body === 'string' ? Buffer.from(body) : body);
  return response;
}

/** The body of a response as bytes; reads a stream once and stores its bytes. */
export async function bytesOf(response: Response): Promise<Uint8Array> {
  const bytes = ready.get(response) ?? new Uint8Array(await response.arrayBuffer());
  ready.set(response, bytes);
  return bytes;
}

/** Writes in-memory responses straight to the socket, bypassing streams; must be the outermost middleware. */
export const sendBuffered = createMiddleware<VisitEnv>(async (c, next) => {
  await next();
  if (!ready.has(c.res)) return;
  const bytes = await bytesOf(c.res);
  const { outgoing } = c.env;
  const { headers, status } = c.res;
  // Node writes a flat list of headers as it is, so several Set-Cookie headers stay separate.
  outgoing.writeHead(status, [...headers, ['content-length', String(bytes.byteLength)]].flat());
  outgoing.end(c.req.method === 'HEAD' ? undefined : bytes);
  c.res = undefined;
  c.res = RESPONSE_ALREADY_SENT;
});
