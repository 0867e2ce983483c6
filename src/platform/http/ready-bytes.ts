import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import { inLentRoom } from './lent-room.ts';
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
  const body = await bodyOf(response);
  return body instanceof Uint8Array ? body : bytesOfPieces(body);
}

/** Lends the bytes of an answer until `use` is done; after it they may be those of another one. */
export async function withBytesOf<T>(response: Response, use: (bytes: Bytes) => Promise<T>): Promise<T> {
  const body = await bodyOf(response);
  if (body instanceof Uint8Array) return use(body);
  const length = lengthOf(body);
  return inLentRoom(length, (room) => {
    writePieces(body, room);
    return use(room.subarray(0, length));
  });
}

async function bodyOf(response: Response): Promise<Bytes | Pieces> {
  const known = ready.get(response);
  if (known) return known;
  const read = new Uint8Array(await response.arrayBuffer());
  ready.set(response, read);
  return read;
}

/** Written once: long texts put together first would be copied twice more. */
function bytesOfPieces(pieces: Pieces): Buffer {
  const bytes = Buffer.allocUnsafe(lengthOf(pieces));
  writePieces(pieces, bytes);
  return bytes;
}

function lengthOf(pieces: Pieces): number {
  return pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
}

function writePieces(pieces: Pieces, into: Buffer): void {
  let at = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') at += into.write(piece, at);
    else {
      into.set(piece, at);
      at += piece.byteLength;
    }
  }
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
