import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { CallFailed } from '../../../contract/failures.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { api } from '../../../ui/calls/api.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import type { getNearestPlace, Place } from '../../places/contract.ts';
import styles from './near-me.module.css';
import { positionInBrowser, unknownPosition } from './position.ts';

const abroad = 'Poblíž neznáme žádnou českou obec. Napiš ji do pole.';

/** The municipality nearest to where the browser says it is; the position is not kept. */
async function placeInBrowser(): Promise<Place | { problem: string }> {
  const position = await positionInBrowser();
  if ('problem' in position) return position;
  try {
    return await api<typeof getNearestPlace>('get', '/nearest-place', {
      query: { lat: position.lat.toFixed(2), lon: position.lon.toFixed(2) },
      showsLoading: true,
    });
  } catch (problem) {
    return { problem: problem instanceof CallFailed && problem.status === 404 ? abroad : unknownPosition };
  }
}

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
    const found = await placeInBrowser();
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
