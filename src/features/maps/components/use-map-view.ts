import { useCallback, useEffect, useRef, useState } from 'react';
import type { View } from '../../places/components/mercator.ts';
import { between, laterThan, sameView } from './view.ts';

/** Milliseconds of a flight to another view, and of rest after which a view counts as chosen. */
const flight = 260;
const rest = 300;

/**
 * What a map shows while it is moved. It follows `target`, the view of the address, by flying there; a view that
 * somebody has moved to by hand is passed to `onSettled` once they stop.
 */
export function useMapView(target: View, onSettled: (view: View) => void) {
  const [view, setView] = useState(target);
  const now = useRef(view);
  const frame = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settled = useRef(onSettled);
  settled.current = onSettled;
  /** Views passed to `onSettled` that have not come back as the target yet: the user may be quicker than a slow response. */
  const reported = useRef<readonly View[]>([]);

  const put = useCallback((next: View) => {
    now.current = next;
    setView(next);
  }, []);

  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current);
    clearTimeout(waiting.current);
  }, []);

  /** Straight to a view, as a finger or a key leads. */
  const move = useCallback(
    (change: (view: View) => View) => {
      stop();
      put(change(now.current));
      waiting.current = setTimeout(() => {
        reported.current = [...reported.current, now.current];
        settled.current(now.current);
      }, rest);
    },
    [put, stop],
  );

  useEffect(() => {
    const underWay = laterThan(reported.current, target);
    reported.current = underWay ?? [];
    // What comes back of one's own hands must not fetch the map from where they have moved it meanwhile.
    if (underWay || sameView(now.current, target)) return;
    stop();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return put(target);
    const from = now.current;
    const begun = performance.now();
    const step = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - begun) / flight));
      put(share === 1 ? target : between(from, target, 1 - (1 - share) ** 3));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }, [target, put, stop]);

  useEffect(() => stop, [stop]);
  return { view, now, move };
}
