import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import type { Place } from '../../places/contract.ts';
import styles from './near-me.module.css';
import { positionInBrowser } from './position.ts';

/**
 * Asks where somebody is, only after a tap, and goes to what is around the nearest municipality. The browser can do
 * that alone, so the button appears with JavaScript; its room is kept.
 */
export function NearMe({ onFound }: { onFound: (place: Place) => void }) {
  const alive = useHydrated();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  async function find() {
    setAsking(true);
    setProblem('');
    const found = await positionInBrowser();
    setAsking(false);
    if ('problem' in found) setProblem(found.problem);
    else onFound(found);
  }
  return (
    <div className={styles.box}>
      {alive && (
        <Button
          type="button"
          variant="secondary"
          icon={LocateFixed}
          busy={asking}
          onClick={() => void find()}
        >
          Moje okolí
        </Button>
      )}
      <p className={styles.problem} role="status">
        {problem}
      </p>
    </div>
  );
}
