import type { FileAnswer } from '../contract/operation.ts';

/** The part of a response that in-process callers read, without serializing and parsing JSON. */
export type ApiReply = Pick<Response, 'ok' | 'status' | 'json'> & {
  /** The whole response, when it is not JSON. */
  file?: Response;
};

const bodies = new WeakMap<Response, unknown>();

/** A response whose body is serialized to JSON only when it leaves the process. */
export function plainAnswer(body: unknown, status: number): Response {
  const answer = new Response(null, { status });
  bodies.set(answer, body);
  return answer;
}

/** The response with its body serialized. */
export function withSerializedBody(answer: Response): Response {
  const { status, headers } = answer;
  return bodies.has(answer) ? Response.json(bodies.get(answer), { status, headers }) : answer;
}

/** The response for an in-process caller: a copy of the values that JSON would carry. */
export function inProcessReply(answer: Response): ApiReply {
  if (!bodies.has(answer))
    return { ok: answer.ok, status: answer.status, json: () => answer.json(), file: answer };
  const { ok, status } = answer;
  return { ok, status, json: async () => asJson(bodies.get(answer)) };
}

/** Drops undefined values. Dates are strings in every contract, so JSON would change nothing else. */
function asJson(value: unknown): unknown {
  // JSON has no negative zero.
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

/** Builds a new object, because one with deleted properties stays slow. */
function withoutUndefined(value: object): unknown {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, own]) => (own === undefined ? [] : [[key, asJson(own)]])),
  );
}

/** Response with a file for its caller only: saved under its name, or shown in a page; not cached by intermediaries. */
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
