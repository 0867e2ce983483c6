import { createHash } from 'node:crypto';
import { createGzip } from 'node:zlib';
import type { Context } from 'hono';
import type { VisitEnv } from '../../platform/http/begin-visit.ts';

type RequestContext = Context<VisitEnv>;

export const etagOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

export type Answered = {
  type: string;
  /** Cache lifetime in seconds. */
  maxAge: number;
  /** ETag value: changes exactly when the content does. */
  mark: string;
};

const headersOf = ({ type, maxAge, mark }: Answered) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': `public, max-age=${maxAge}`,
  etag: `W/"${mark}"`,
});

/** Whether the client has the same content cached. */
function isCachedByClient(c: RequestContext, etag: string): boolean {
  const held = c.req.header('if-none-match') ?? '';
  return held === '*' || held.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2));
}

/** Responds with a text, or 304 when the client has it cached. */
export function conditionalText(c: RequestContext, text: string, answered: Omit<Answered, 'mark'>): Response {
  const headers = headersOf({ ...answered, mark: etagOf(text) });
  return isCachedByClient(c, headers.etag) ? c.body(null, 304, headers) : c.body(text, 200, headers);
}

/**
 * Streams a long text, gzipped when the client accepts it; responds 304, without reading `pieces`, when the client
 * has it cached.
 */
export function conditionalStream(
  c: RequestContext,
  pieces: () => AsyncIterable<string>,
  answered: Answered,
): Response {
  const headers = { ...headersOf(answered), vary: 'accept-encoding' };
  if (isCachedByClient(c, headers.etag)) return c.body(null, 304, headers);
  if (c.req.method === 'HEAD') return c.body(null, 200, headers);
  const compresses = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  return c.body(streamOf(compresses ? compressed(pieces()) : bytes(pieces())), 200, {
    ...headers,
    ...(compresses ? { 'content-encoding': 'gzip' } : {}),
  });
}

async function* bytes(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

/** Level 4 is fast, and URLs still compress to a tenth. */
async function* compressed(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const gzip = createGzip({ level: 4 });
  const feeding = (async () => {
    try {
      for await (const piece of pieces)
        if (!gzip.write(piece)) await new Promise((resolve) => gzip.once('drain', resolve));
      gzip.end();
    } catch (problem) {
      gzip.destroy(problem instanceof Error ? problem : new Error(String(problem)));
    }
  })();
  for await (const chunk of gzip) yield Buffer.from(chunk);
  await feeding;
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
