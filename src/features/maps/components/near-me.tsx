import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useState } from 'react';
import { CallFailed } from '../../../contract/failures.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { api } from '../../../ui/calls/api.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import type { getNearestPlace, Place } from '../../places/contract.ts';
import styles from './near-me.module.css';

const denied = 'Prohlížeč nám polohu neprozradil. Napiš obec, najdeme totéž.';
const unknown = 'Polohu se nepodařilo zjistit. Napiš obec, najdeme totéž.';
const abroad = 'Poblíž neznáme žádnou českou obec. Napiš ji do pole.';

/**
 * The municipality nearest to where the browser says it is. The position is rounded to about a kilometre before it
 * leaves the browser, and is not kept.
 */
async function positionInBrowser(): Promise<Place | { problem: string }> {
  if (!('geolocation' in navigator)) return { problem: unknown };
  const position = await new Promise<GeolocationPosition | GeolocationPositionError>((resolve) =>
    navigator.geolocation.getCurrentPosition(resolve, resolve, { timeout: 10_000, maximumAge: 600_000 }),
  );
  if (!('coords' in position)) return { problem: position.code === 1 ? denied : unknown };
  const lat = position.coords.latitude.toFixed(2);
  const lon = position.coords.longitude.toFixed(2);
  try {
    return await api<typeof getNearestPlace>('get', '/nearest-place', {
      query: { lat, lon },
      showsLoading: true,
    });
  } catch (problem) {
    return { problem: problem instanceof CallFailed && problem.status === 404 ? abroad : unknown };
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
