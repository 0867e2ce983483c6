import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import type { VisitEnv } from './visit.ts';

type Bytes = Uint8Array;
/** A text in pieces, some of them bytes already. */
type Pieces = readonly (string | Bytes)[];

const ready = new WeakMap<Response, Bytes | Pieces>();

/** An answer whose whole body is at hand. A stream around it would cost more than rendering saves. */
export function readyResponse(body: Bytes | Pieces, init: ResponseInit): Response {
  const response = new Response(null, init);
  ready.set(response, body);
  return response;
}

/** The bytes of an answer, to keep or to send. */
export async function bytesOf(response: Response): Promise<Bytes> {
  const body = ready.get(response) ?? new Uint8Array(await response.arrayBuffer());
  const bytes = body instanceof Uint8Array ? body : bytesOfPieces(body);
  ready.set(response, bytes);
  return bytes;
}

/** Written once: long texts put together first would be copied twice more. */
function bytesOfPieces(pieces: Pieces): Buffer {
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') at += bytes.write(piece, at);
    else {
      bytes.set(piece, at);
      at += piece.byteLength;
    }
  }
  return bytes;
}

/** Writes ready answers straight to the connection, past every stream; stands outermost. */
export const sendReady = createMiddleware<VisitEnv>(async (c, next) => {
  await next();
  if (!ready.has(c.res)) return;
  const bytes = await bytesOf(c.res);
  const { outgoing } = c.env;
  const { headers, status } = c.res;
  outgoing.statusCode = status;
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.setHeader('content-length', bytes.byteLength);
  outgoing.end(c.req.method === 'HEAD' ? undefined : bytes);
  c.res = undefined;
  c.res = RESPONSE_ALREADY_SENT;
});
