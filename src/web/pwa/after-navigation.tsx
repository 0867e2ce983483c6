import { createRoot } from 'react-dom/client';
import { InstallNote, mayOfferInstall } from './install-note.tsx';
import { postToWorker } from './worker.ts';

/** Called once each page is idle. `saved` is how many favourites the visitor has. */
export function afterNavigation(build: string, path: string, saved = 0): void {
  void postToWorker(build, path);
  if (saved === 0 || !mayOfferInstall()) return;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <InstallNote
      onAnswer={() => {
        root.unmount();
        place.remove();
      }}
    />,
  );
}
