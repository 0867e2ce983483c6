import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { OperatorProblem } from '../platform/operator-problem.ts';
import type { VisitVariables } from '../platform/http/visit.ts';
import { ownCookies } from '../web/cookies.ts';
import type { Services, loadContext } from '../web/services.ts';

export type Pages = (request: Request, visit: VisitVariables) => Promise<Response>;

const builtServer = new URL('../../build/server/index.js', import.meta.url);
export const builtClient = fileURLToPath(new URL('../../build/client/', import.meta.url));

/** The pages as `npm run build` made them. */
export async function builtPages(services: Services): Promise<Pages> {
  if (!existsSync(builtServer))
    throw new OperatorProblem('The pages are not built: run npm run build first.');
  const build: ServerBuild = await import(builtServer.href);
  return answerWith(build, services, createRequestHandler(forOwnOrigin(build), 'production'));
}

export function answerWith(build: ServerBuild, services: Services, handle: RequestHandler): Pages {
  const { module } = build.entry;
  if (!lendsContext(module)) throw new Error('src/web/entry.server.tsx must export loadContext');
  return (given, visit) => {
    const request = services.secureCookies ? withOwnCookies(given) : given;
    return handle(request, module.loadContext(services, visit, request));
  };
}

/** Past this every cookie has its plain name. */
function withOwnCookies(request: Request): Request {
  const given = request.headers.get('cookie');
  const own = given === null ? '' : ownCookies(given);
  if (given === null || given === own) return request;
  const headers = new Headers(request.headers);
  headers.set('cookie', own);
  const { method, signal, body } = request;
  return new Request(request.url, { method, headers, signal, ...(body ? { body, duplex: 'half' } : {}) });
}

/** Origins have been checked before a request comes here, and behind TLS the library would see a wrong one. */
export function forOwnOrigin(build: ServerBuild): ServerBuild {
  return { ...build, allowedActionOrigins: ['**'] };
}

function lendsContext(module: object): module is { loadContext: typeof loadContext } {
  return 'loadContext' in module && typeof module.loadContext === 'function';
}
