import type { FileAnswer } from '../contract/operation.ts';

/** What an in-process caller reads of an answer; nothing is written and read again in between. */
export type ApiReply = Pick<Response, 'ok' | 'status' | 'json'> & {
  /** The whole answer, where it is no JSON. */
  file?: Response;
};

const bodies = new WeakMap<Response, unknown>();

/** An answer whose body becomes JSON only when it leaves the process. */
export function plainAnswer(body: unknown, status: number): Response {
  const answer = new Response(null, { status });
  bodies.set(answer, body);
  return answer;
}

/** The answer as it travels. */
export function written(answer: Response): Response {
  const { status, headers } = answer;
  return bodies.has(answer) ? Response.json(bodies.get(answer), { status, headers }) : answer;
}

/** The answer for a caller in this process: the same values that JSON would bring, and a copy as well. */
export function replyOf(answer: Response): ApiReply {
  if (!bodies.has(answer))
    return { ok: answer.ok, status: answer.status, json: () => answer.json(), file: answer };
  const { ok, status } = answer;
  return { ok, status, json: async () => asJson(bodies.get(answer)) };
}

/** Without what is undefined. Moments are texts in every contract, so nothing else changes on its way through JSON. */
function asJson(value: unknown): unknown {
  // JSON knows no negative zero.
  if (value === 0) return 0;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => asJson(item) ?? null);
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const own = copy[key];
    if (own === undefined) return withoutUndefined(copy);
    if (typeof own === 'object' || own === 0) copy[key] = asJson(own);
  }
  return copy;
}

/** Made anew: an object that something was deleted from is slow ever after. */
function withoutUndefined(value: object): unknown {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, own]) => (own === undefined ? [] : [[key, asJson(own)]])),
  );
}

/** A file for its caller alone: saved under its name, or shown in a page; not cached on the way. */
export function fileAnswer({ name, mediaType, size, stream, shown }: FileAnswer): Response {
  return new Response(stream(), {
    headers: {
      'content-type': mediaType,
      ...(size === undefined ? {} : { 'content-length': String(size) }),
      'content-disposition': `${shown ? 'inline' : 'attachment'}; filename="${name}"`,
      'cache-control': shown ? 'private, max-age=600' : 'private, no-store',
    },
  });
}
