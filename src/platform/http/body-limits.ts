import { createMiddleware } from 'hono/factory';
import { refuse } from '../../contract/errors.ts';
import { isStorableAddress } from '../../contract/storable.ts';
import { refusalResponse } from './refusal-response.ts';
import type { VisitEnv } from './begin-visit.ts';

export type BodyLimits = {
  /** Limit of an ordinary body, which is buffered before any handler runs. */
  readonly bytes: number;
  readonly milliseconds: number;
  /** Limit of a body that its handler reads as a stream: photos. */
  readonly uploadBytes: number;
  isUpload(request: Request): boolean;
};

class TooLarge extends Error {}
class TooSlow extends Error {}

/**
 * Refuses an address that cannot be stored in the database, and a body that is too large or too slow. Uploads
 * are passed on as streams under their own limit.
 */
export function bodyLimits(limits: BodyLimits) {
  return createMiddleware<VisitEnv>(async (c, next) => {
    const request = c.req.raw;
    if (!isStorableAddress(request.url)) return refusalResponse(refuse('malformed-request'));
    if (request.method === 'GET' || request.method === 'HEAD' || !request.body) {
      c.set('arrivedAt', performance.now());
      return next();
    }
    const upload = limits.isUpload(request);
    const limit = upload ? limits.uploadBytes : limits.bytes;
    if (Number(c.req.header('content-length') ?? 0) > limit) return refusalResponse(refuse('body-too-large'));
    if (upload) return next();
    try {
      const body = await readBody(request.body, limits);
      c.req.raw = new Request(request.url, { method: request.method, headers: request.headers, body });
    } catch (problem) {
      if (problem instanceof TooLarge) return refusalResponse(refuse('body-too-large'));
      if (problem instanceof TooSlow) return refusalResponse(refuse('request-timeout'));
      throw problem;
    }
    c.set('arrivedAt', performance.now());
    return next();
  });
}

async function readBody(
  body: ReadableStream<Uint8Array>,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const timer = Promise.withResolvers<never>();
  const timeout = setTimeout(() => timer.reject(new TooSlow()), limits.milliseconds);
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), timer.promise]);
      if (done) return new Uint8Array(Buffer.concat(chunks));
      length += value.byteLength;
      if (length > limits.bytes) throw new TooLarge();
      chunks.push(value);
    }
  } finally {
    clearTimeout(timeout);
    reader.releaseLock();
  }
}
