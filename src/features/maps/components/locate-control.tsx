import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { useToasts } from '../../../ui/feedback/toasts.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { View } from '../../places/components/mercator.ts';
import styles from './map-controls.module.css';
import { positionInBrowser } from './position.ts';
import { viewAround } from './view.ts';

const abroad = 'Jsi mimo Česko, kam mapa nesahá.';

/**
 * A button that moves the map to the user's position, requested only on click; the position stays in the
 * browser.
 */
export function LocateControl({ onFound }: { onFound: (view: View) => void }) {
  const { add: toast } = useToasts();
  const alive = useHydrated();
  const [asking, setAsking] = useState(false);
  async function find() {
    setAsking(true);
    const found = await positionInBrowser();
    setAsking(false);
    const view = 'problem' in found ? undefined : viewAround(found);
    if (view) onFound(view);
    else toast({ severity: 'warn', summary: 'problem' in found ? found.problem : abroad });
  }
  return (
    <button
      type="button"
      className={styles.locate}
      aria-label="Moje poloha"
      title="Moje poloha"
      disabled={!alive}
      aria-busy={asking}
      onClick={() => void find()}
    >
      <Icon of={LocateFixed} />
    </button>
  );
}
