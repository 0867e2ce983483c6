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
      <HydratedRouter instrumentations={[notesWanted]} />
    </StrictMode>,
  );
});
