import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorProblem } from '../platform/operator-problem.ts';
import type { VisitVariables } from '../platform/http/begin-visit.ts';
import { ownCookies } from '../web/cookies.ts';
import type * as PagesModule from '../web/entry.server.tsx';
import type { Manifest } from '../web/router/assets.ts';
import type { Services } from '../web/services.ts';

export type Pages = (request: Request, visit: VisitVariables) => Promise<Response>;

const builtServer = new URL('../../build/server/index.js', import.meta.url);
export const clientBuildDir = fileURLToPath(new URL('../../build/client/', import.meta.url));

/** The pages as built by `npm run build`. */
export async function builtPages(services: Services): Promise<Pages> {
  if (!existsSync(builtServer))
    throw new OperatorProblem('The pages are not built: run npm run build first.');
  const { createPages }: typeof PagesModule = await import(builtServer.href);
  const manifest: Manifest = JSON.parse(readFileSync(join(clientBuildDir, '.vite/manifest.json'), 'utf8'));
  return answerWith(createPages(services, { manifest }), services);
}

export function answerWith(pages: ReturnType<typeof PagesModule.createPages>, services: Services): Pages {
  return (given, visit) => pages(services.secureCookies ? withOwnCookies(given) : given, visit);
}

/** Maps prefixed cookie names to plain ones, which all code below uses. */
function withOwnCookies(request: Request): Request {
  const given = request.headers.get('cookie');
  const own = given === null ? '' : ownCookies(given);
  if (given === null || given === own) return request;
  const headers = new Headers(request.headers);
  headers.set('cookie', own);
  const { method, signal, body } = request;
  return new Request(request.url, { method, headers, signal, ...(body ? { body, duplex: 'half' } : {}) });
}
