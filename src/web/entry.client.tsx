import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { goToDestination, notesDestination, reloadOnChunkError } from './builds/chunk-load-recovery.ts';
import { allowIndexing } from './crawler.ts';
import { holdInstallOffer } from './pwa/installable.ts';

allowIndexing();
reloadOnChunkError();
goToDestination();
holdInstallOffer();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* What breaks on the way to a page is written into the log and nowhere else (specification). */}
      {/* oxlint-disable-next-line no-console */}
      <HydratedRouter instrumentations={[notesDestination]} onError={console.warn} />
    </StrictMode>,
  );
});
