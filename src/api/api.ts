import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { viewerOfToken } from '../features/accounts/index.ts';
import { forgetCards } from '../features/listings/index.ts';
import type { Call, Endpoint, Viewer } from '../contract/endpoint.ts';
import type { ErrorBody } from '../contract/envelope.ts';
import { type ErrorCode, type Refusal, errorCatalogue, isRefusal, refuse } from '../contract/errors.ts';
import { speakCzech } from '../contract/messages.ts';
import type { FileAnswer, Operation } from '../contract/operation.ts';
import { loggedPath } from '../platform/log/logged-path.ts';
import type { Platform } from '../platform/platform.ts';
import { endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';
import { fileAnswer, plainAnswer, replyOf, written } from './plain-answers.ts';
import { readInput } from './read-input.ts';

/** JSON bodies are small; photos go past this limit under their own. */
const jsonLimitBytes = 256 * 1024;

/** What the server knows about a request before the API sees it. */
export type ApiBindings = { requestId: string; client: string };

/** What an in-process caller reads of an answer; nothing is written and read again in between. */
export type ApiReply = Pick<Response, 'ok' | 'status' | 'json'> & {
  /** The whole answer, where it is no JSON. */
  file?: Response;
};

export type Api = {
  fetch(request: Request, bindings: ApiBindings): Promise<Response>;
  /** The same answers, for callers in this process. */
  call(request: Request, bindings: ApiBindings): Promise<ApiReply>;
};

/** The whole of `/api/v1`: every operation of every feature behind one envelope. */
export function createApi(platform: Platform): Api {
  speakCzech();
  const app = new Hono<{ Bindings: ApiBindings }>().basePath('/api/v1');
  app.get('/openapi.json', (c) => c.json(openApiDocument));
  app.use(async (c, next) => {
    const known = platform.config.accessTokens.includes(c.req.header('access-token') ?? '');
    return known ? next() : answer(refuse('unknown-application'));
  });
  for (const endpoint of endpoints(platform)) mount(app, endpoint, platform);
  app.notFound(() => answer(refuse('not-found')));
  app.onError((error, c) => {
    const path = loggedPath(c.req.path);
    platform.log.error({ err: error, requestId: c.env.requestId, path }, 'API call failed');
    return answer(refuse(isDatabaseGone(error) ? 'unavailable' : 'unexpected'));
  });
  const answerTo = async (request: Request, bindings: ApiBindings) => app.fetch(request, bindings);
  return {
    fetch: async (request, bindings) => written(await answerTo(request, bindings)),
    call: async (request, bindings) => replyOf(await answerTo(request, bindings)),
  };
}

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
  app.on(operation.method.toUpperCase(), path, async (c) => {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    const signedIn = token ? await viewerOfToken(platform, token) : undefined;
    if (token && !signedIn) return answer(refuse('not-signed-in'));
    const barred = barredFrom(operation, signedIn?.viewer);
    if (barred) return answer(barred);
    const input = await readInput(operation, c.req);
    if (isRefusal(input)) return answer(input);
    const call: Call & { viewer: Viewer | undefined } = {
      requestId: c.env.requestId,
      client: c.env.client,
      tokenHash: signedIn?.tokenHash,
      viewer: signedIn?.viewer,
    };
    // Sound by `implement`: the handler's types are exactly what the operation's schemas parsed.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const result = await run(input as never, call as never);
    // Whoever has changed something sees it at once, also before the feed of changes tells of it. What anybody may
    // send, views above all, comes all the time and changes no card.
    if (operation.method !== 'get' && !operation.audience.startsWith('anyone')) forgetCards(platform.db);
    if (isRefusal(result)) return answer(result);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same: such an operation gives a file
    if (operation.data === 'file') return fileAnswer(result as FileAnswer);
    return plainAnswer({ data: result }, operation.status);
  });
}

/** Why this viewer may not call at all, whatever the input. */
function barredFrom(
  { audience }: Operation,
  viewer: Viewer | undefined,
): Refusal<'not-signed-in' | 'not-allowed'> | undefined {
  if (audience !== 'advertiser' && audience !== 'admin') return undefined;
  if (!viewer) return refuse('not-signed-in');
  return audience === 'admin' && !viewer.admin ? refuse('not-allowed') : undefined;
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
  return plainAnswer(body, status);
}

/** Connection-level failures of node-postgres and PostgreSQL classes 08 (connection), 53 (full disk, too many clients) and 57 (shutdown). */
function isDatabaseGone(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08...|53...|57...)$/.test(code) ||
    (error instanceof Error &&
      /Connection terminated|timeout exceeded when trying to connect/.test(error.message))
  );
}
