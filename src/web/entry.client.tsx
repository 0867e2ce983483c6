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

/** What breaks on the way to a page is written into the log and nowhere else (specification). */
// oxlint-disable-next-line no-console
const log = (problem: unknown) => console.warn('A page failed:', problem);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[notesWanted]} onError={log} />
    </StrictMode>,
  );
});
