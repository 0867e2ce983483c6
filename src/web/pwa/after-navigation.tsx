import { createRoot } from 'react-dom/client';
import { postToWorker, recentlySeen } from './worker.ts';
import { Button } from '../../ui/actions/button.tsx';
import { installOffer } from './installable.ts';
import styles from './install-note.module.css';

/** Called when a page is idle. `saved` is the number of favourites. */
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

/** Viewed listings from which the install prompt makes sense. */
const minSeen = 3;
const answerKey = 'instalace';
let offered = false;

/** At most once per window, and never again after an answer. */
export function mayOfferInstall(): boolean {
  if (offered || !installOffer() || answered() || recentlySeen().length < minSeen) return false;
  offered = true;
  return true;
}

/** Offers to install the app; declining is as easy as accepting. */
export function InstallNote({ onAnswer }: { onAnswer: () => void }) {
  function answer(wanted: boolean) {
    storeAnswer(wanted);
    if (wanted) void installOffer()?.prompt();
    onAnswer();
  }
  return (
    <section className={styles.note} aria-labelledby="instalace">
      <h2 id="instalace">Bazar po ruce</h2>
      <p>Můžeš si ho dát mezi aplikace. Prohlédnuté inzeráty si pak přečteš i bez připojení.</p>
      <div className={styles.answers}>
        <Button type="button" onClick={() => answer(true)}>
          Přidat
        </Button>
        <Button type="button" variant="secondary" onClick={() => answer(false)}>
          Nechci
        </Button>
      </div>
    </section>
  );
}

/** Without localStorage the question would be repeated forever, so it is not asked. */
function answered(): boolean {
  try {
    return localStorage.getItem(answerKey) !== null;
  } catch {
    return true;
  }
}

function storeAnswer(wanted: boolean): void {
  try {
    localStorage.setItem(answerKey, wanted ? 'ano' : 'ne');
  } catch {
    // As above.
  }
}
