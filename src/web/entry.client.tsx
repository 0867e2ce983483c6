import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { goOnToWanted, notesWanted, reloadOnLostPart } from './builds/lost-part.ts';
import { keepPageForCrawlers } from './crawler.ts';
import { holdInstallOffer } from './pwa/installable.ts';

keepPageForCrawlers();
reloadOnLostPart();
goOnToWanted();
holdInstallOffer();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* What breaks on the way to a page is written into the log and nowhere else (specification). */}
      {/* oxlint-disable-next-line no-console */}
      <HydratedRouter instrumentations={[notesWanted]} onError={console.warn} />
    </StrictMode>,
  );
});
