import type { Server } from 'node:http';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Services } from '../web/services.ts';
import { answerWith, forOwnOrigin, type Pages } from './built-pages.ts';

export type SourcePages = { readonly pages: Pages; readonly vite: ViteDevServer };

/** The pages straight from their sources, reloaded as they change. */
export async function sourcePages(services: Services, server: Server): Promise<SourcePages> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server side of the pages');
  return {
    vite,
    async pages(request, visit) {
      const build = await ssr.runner.import<ServerBuild>('virtual:react-router/server-build');
      const handle = createRequestHandler(forOwnOrigin(build), 'development');
      return answerWith(build, services, handle)(request, visit);
    },
  };
}
