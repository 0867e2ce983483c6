import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { PrefetchContext } from '../ui/navigation/prefetch-page.tsx';
import { reloadOnChunkError } from './builds/chunk-load-recovery.ts';
import { allowIndexing } from './crawler.ts';
import { captureInstallPrompt } from './pwa/installable.ts';
import { browserRouter } from './router/browser-router.tsx';

allowIndexing();
reloadOnChunkError();
captureInstallPrompt();

/** Errors while loading a page are only logged (specification). */
// oxlint-disable-next-line no-console
const log = (error: unknown) => console.warn(error);

async function hydrate(): Promise<void> {
  const { router, prefetch } = await browserRouter();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PrefetchContext value={prefetch}>
          <RouterProvider router={router} onError={log} />
        </PrefetchContext>
      </StrictMode>,
    );
  });
}

// Not awaited at the top level, because page chunks import this file. If it fails, pages keep working as without
// JavaScript.
hydrate().catch(log);
