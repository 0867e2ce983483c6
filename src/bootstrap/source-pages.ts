import type { Server } from 'node:http';
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type * as PagesModule from '../web/entry.server.tsx';
import type { Services } from '../web/services.ts';
import { answerWith, type Pages } from './built-pages.ts';

export type SourcePages = { readonly pages: Pages; readonly vite: ViteDevServer };

/** Serves pages from their sources and reloads them when they change. */
export async function sourcePages(services: Services, server: Server): Promise<SourcePages> {
  const vite = await withoutItsSignals(() =>
    createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' }),
  );
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server side of the pages');
  return {
    vite,
    async pages(request, visit) {
      const { createPages } = await ssr.runner.import<typeof PagesModule>('/src/web/entry.server.tsx');
      return answerWith(createPages(services, { before: ['/@vite/client'] }), services)(request, visit);
    },
  };
}

/** On SIGTERM Vite would exit the process at once; but running requests must finish and the database must stop. */
async function withoutItsSignals<T>(create: () => Promise<T>): Promise<T> {
  const ours = new Set(process.listeners('SIGTERM'));
  const created = await create();
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.has(listener)) process.off('SIGTERM', listener);
  }
  return created;
}
