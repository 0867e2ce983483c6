import { type Context, Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { z } from 'zod';
import type { Call, Endpoint, Viewer } from '../contract/endpoint.ts';
import type { ErrorBody } from '../contract/envelope.ts';
import {
  errorCatalogue,
  type ErrorCode,
  type FieldErrors,
  isRefusal,
  type Refusal,
  refuse,
} from '../contract/errors.ts';
import { installCzechErrorMap } from '../contract/messages.ts';
import {
  accountViewError,
  type FileAnswer,
  isForRole,
  type Operation,
  type roleErrors,
} from '../contract/operation.ts';
import { unstorablePaths, unstorableMessage } from '../contract/storable.ts';
import { findViewerByToken, QueueFull, type AuthenticatedSession } from '../features/accounts/index.ts';
import { afterChange, endpointsOf } from '../features/all.ts';
import { refuseWithoutSecondFactor } from '../features/second-factor/index.ts';
import { isDatabaseGone } from '../platform/database/is-database-gone.ts';
import { isStorageProblem } from '../platform/storage/storage.ts';
import { loggedPath } from '../platform/log/logged-path.ts';
import type { Platform } from '../platform/platform.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import {
  type ApiReply,
  fileAnswer,
  plainAnswer,
  inProcessReply,
  withSerializedBody,
} from './plain-answers.ts';

type Input = { params: unknown; query: unknown; body: unknown };

/** Parses parameters, query and body by the operation's schemas; collects the error sentences of all fields. */
async function readInput(
  operation: Operation,
  request: HonoRequest,
): Promise<Input | Refusal<'invalid-input' | 'malformed-request' | 'not-found'>> {
  if (unstorablePaths(request.param()).length > 0) return refuse('malformed-request');
  const params = operation.params?.safeParse(request.param());
  if (params && !params.success) return refuse('not-found');
  // Without a prototype, so that any field name is safe.
  const fields: FieldErrors = Object.create(null);
  const query = operation.query ? check(operation.query, queryOf(request), fields) : {};
  let body: unknown;
  if (operation.body === 'stream') {
    body = request.raw.body ?? new ReadableStream({ start: (stream) => stream.close() });
  } else if (operation.body) {
    const json = await jsonOf(request);
    if (json === malformed) return refuse('malformed-request');
    body = check(operation.body, json, fields);
  }
  if (Object.keys(fields).length > 0) return refuse('invalid-input', { fields });
  return { params: params?.data ?? {}, query, body };
}

function check(schema: z.ZodType, value: unknown, fields: FieldErrors): unknown {
  const unstorable = unstorablePaths(value);
  for (const path of unstorable) fields[path] = [unstorableMessage];
  if (unstorable.length > 0) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.');
    fields[path] = [...(fields[path] ?? []), issue.message];
  }
  return undefined;
}

/** A parameter given once becomes a string, given several times a list. */
function queryOf(request: HonoRequest): Record<string, string | string[]> {
  const values = Object.entries(request.queries());
  return Object.fromEntries(values.map(([name, all]) => [name, all.length === 1 ? (all[0] ?? '') : all]));
}

const malformed = Symbol('malformed');

async function jsonOf(request: HonoRequest): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return malformed;
  }
}

const crowded = 'Teď se přihlašuje moc lidí najednou. Zkus to za chvíli.';

/** JSON bodies are small; photos have a larger limit of their own. */
const jsonLimitBytes = 256 * 1024;

/** What the HTTP server passes to the API with a request. */
export type ApiBindings = {
  requestId: string;
  client: string;
  /** When the whole request had arrived, by `performance.now()`; undefined for a streamed body. */
  arrivedAt?: number;
  /** Token of the session cookie, when the call comes from our own pages. */
  sessionToken?: string | undefined;
};

/** Milliseconds to respond after the database timeout. */
const responseGraceMs = 1_000;

export type { ApiReply };

export type Api = {
  fetch(request: Request, bindings: ApiBindings): Promise<Response>;
  /** The same responses for callers in this process, without serialization. */
  call(request: Request, bindings: ApiBindings): Promise<ApiReply>;
};

/** The whole of `/api/v1`: all operations of all features behind one envelope. */
export function createApi(platform: Platform): Api {
  installCzechErrorMap();
  const app = new Hono<{ Bindings: ApiBindings }>().basePath('/api/v1');
  const openApi = serveOpenApi();
  app.get('/openapi.json', (c) => openApi(c.req.raw));
  app.use(async (c, next) => {
    const isKnownApplication = platform.config.accessTokens.includes(c.req.header('access-token') ?? '');
    return isKnownApplication ? next() : answer(refuse('unknown-application'));
  });
  for (const endpoint of endpointsOf(platform)) mount(app, endpoint, platform);
  app.notFound(() => answer(refuse('not-found')));
  app.onError((error, c) => {
    if (error instanceof QueueFull) return answer(refuse('unavailable', { message: crowded }));
    const path = loggedPath(c.req.path);
    platform.log.error({ err: error, requestId: c.env.requestId, path }, 'API call failed');
    return answer(refuse(isDatabaseGone(error) || isStorageProblem(error) ? 'unavailable' : 'unexpected'));
  });
  const answerTo = async (request: Request, bindings: ApiBindings) => app.fetch(request, bindings);
  return {
    fetch: async (request, bindings) => {
      const response = withSerializedBody(await answerTo(request, bindings));
      if (isPersonal(request) && !response.headers.has('cache-control'))
        response.headers.set('cache-control', 'no-store');
      return response;
    },
    call: async (request, bindings) => inProcessReply(await answerTo(request, bindings)),
  };
}

/** Responses to identified callers and to writes must not be cached by intermediaries. */
const isPersonal = ({ method, headers }: Request): boolean =>
  headers.has('authorization') || (method !== 'GET' && method !== 'HEAD');

function mount(app: Hono<{ Bindings: ApiBindings }>, endpoint: Endpoint, platform: Platform): void {
  const { operation, run } = endpoint;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
  if (operation.body !== 'stream') {
    app.on(
      operation.method.toUpperCase(),
      path,
      bodyLimit({ maxSize: jsonLimitBytes, onError: () => answer(refuse('body-too-large')) }),
    );
  }
  app.on(operation.method.toUpperCase(), path, (c) => {
    const done = handle(c);
    if (operation.body === 'stream') return done;
    // A page makes several calls, and all of them must be answered within the specification's ten seconds.
    const arrivedAt = c.env.arrivedAt ?? performance.now();
    const left = platform.config.databaseTimeout + responseGraceMs - (performance.now() - arrivedAt);
    return withTimeout(Math.max(0, left), done, () => answer(refuse('unavailable')));
  });

  async function handle(c: Context<{ Bindings: ApiBindings }>): Promise<Response> {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? c.env.sessionToken;
    const signedIn = token ? await findViewerByToken(platform, token) : undefined;
    if (token && !signedIn) return answer(refuse('not-signed-in'));
    const barred = await authorize(platform, operation, signedIn);
    if (barred) return answer(barred);
    const input = await readInput(operation, c.req);
    if (isRefusal(input)) return answer(input);
    const call: Call & { viewer: Viewer | undefined } = {
      requestId: c.env.requestId,
      client: c.env.client,
      tokenHash: signedIn?.tokenHash,
      viewer: signedIn && viewerOf(operation, signedIn),
    };
    // Sound by `implement`: the handler's types are exactly what the operation's schemas parsed.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const execute = async () => run(input as never, call as never);
    const replica = operation.mayBeStale && !signedIn ? platform.replica : undefined;
    const result = await (replica ? replica.query(execute, (answered) => !isRefusal(answered)) : execute());
    // What anybody may send, views above all, comes all the time.
    if (operation.method !== 'get' && !operation.audience.startsWith('anyone')) afterChange(platform);
    if (isRefusal(result)) return answer(result);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sound for the same reason, with a file
    if (operation.data === 'file') return fileAnswer(result as FileAnswer);
    return plainAnswer({ data: result }, operation.status ?? 200);
  }
}

/** While an admin views the site as an account, the administration alone is still called as oneself. */
const viewerOf = (operation: Operation, { viewer, viewedAs = viewer }: AuthenticatedSession): Viewer =>
  isForRole(operation) || operation.duringAccountView === 'as-oneself' ? viewer : viewedAs;

type Barred =
  | NonNullable<ReturnType<typeof accountViewError>>
  | 'not-signed-in'
  | (typeof roleErrors)[number];

/** Why this caller may not call at all, whatever the input. */
async function authorize(
  platform: Platform,
  operation: Operation,
  signedIn: AuthenticatedSession | undefined,
): Promise<Refusal<Barred> | undefined> {
  const duringView = signedIn?.viewedAs && accountViewError(operation);
  if (duringView) return refuse(duringView);
  if (operation.audience.startsWith('anyone')) return undefined;
  if (!signedIn) return refuse('not-signed-in');
  if (!isForRole(operation)) return undefined;
  const { admin, moderator = false } = signedIn.viewer;
  if (!admin && (operation.audience === 'admin' || !moderator)) return refuse('not-allowed');
  return operation.beforeSecondFactor ? undefined : refuseWithoutSecondFactor(platform, signedIn);
}

function answer(refusal: Refusal): Response {
  const { status, message } = errorCatalogue[refusal.refused];
  const body: ErrorBody = {
    error: {
      code: refusal.refused satisfies ErrorCode,
      message: refusal.message ?? message,
      ...(refusal.fields ? { fields: refusal.fields } : {}),
    },
  };
  const response = plainAnswer(body, status);
  if (status === 503) response.headers.set('retry-after', '5');
  return response;
}

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Generated by `npm run openapi`, because generating it would add half a second to each start. */
const openApiFile = new URL('../../openapi.json', import.meta.url);

/** Serves the document, which is read once and compressed once per encoding. */
export function serveOpenApi(): (request: Request) => Promise<Response> {
  const plain = Buffer.from(JSON.stringify(JSON.parse(readFileSync(openApiFile, 'utf8'))));
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  const compressed: { [Encoding in keyof typeof compressors]?: Promise<Buffer<ArrayBuffer>> } = {};

  return async ({ headers }) => {
    const accepted = headers.get('accept-encoding') ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    const described = new Headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers: described });
    described.set('content-type', 'application/json; charset=utf-8');
    if (!encoding) return new Response(plain, { headers: described });
    described.set('content-encoding', encoding);
    compressed[encoding] ??= compressors[encoding](plain);
    return new Response(await compressed[encoding], { headers: described });
  };
}
