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

/** The municipality nearest to the browser's position; the position itself is not stored. */
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
 * A button that asks for the browser's position, only on click, and opens the search around the nearest
 * municipality. It needs JavaScript, so it appears after hydration; its space is reserved.
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
