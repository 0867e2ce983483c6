import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { PrefetchContext } from '../ui/navigation/prefetch-page.tsx';
import { goToDestination, reloadOnChunkError } from './builds/chunk-load-recovery.ts';
import { allowIndexing } from './crawler.ts';
import { holdInstallOffer } from './pwa/installable.ts';
import { browserRouter } from './router/browser-router.tsx';

allowIndexing();
reloadOnChunkError();
goToDestination();
holdInstallOffer();

const { router, prefetch } = await browserRouter();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* What breaks on the way to a page is written into the log and nowhere else (specification). */}
      <PrefetchContext value={prefetch}>
        {/* oxlint-disable-next-line no-console */}
        <RouterProvider router={router} onError={console.warn} />
      </PrefetchContext>
    </StrictMode>,
  );
});
