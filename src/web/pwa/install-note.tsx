import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { dropInstallOffer, installOffer } from './installable.ts';
import styles from './install-note.module.css';
import { seenLately } from './worker.ts';

/** Whoever has looked at so many adverts and kept one uses the site, and may want it at hand. */
const fewestSeen = 3;
const answerKey = 'instalace';

/** Offers to put the site among the apps, to somebody who uses it, until the first answer; saying no is as easy as yes. */
export function InstallNote() {
  const [open, setOpen] = useState(() => !answered() && seenLately().length >= fewestSeen);
  if (!open) return null;
  function answer(wanted: boolean) {
    setOpen(false);
    remember(wanted);
    if (wanted) void installOffer()?.prompt();
    dropInstallOffer();
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

/** Where nothing can be kept nobody is asked, or they would be asked again and again. */
function answered(): boolean {
  try {
    return localStorage.getItem(answerKey) !== null;
  } catch {
    return true;
  }
}

function remember(wanted: boolean): void {
  try {
    localStorage.setItem(answerKey, wanted ? 'ano' : 'ne');
  } catch {
    // As above.
  }
}
