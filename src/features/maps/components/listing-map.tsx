import { useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../../ui/hydrated.ts';
import { useFocusAfter } from '../../../ui/use-focus-after.ts';
import type { View } from '../../places/components/mercator.ts';
import type { MeetingPoint } from '../../meeting-points/contract.ts';
import type { MapState } from '../address.ts';
import { MapCard } from './map-card.tsx';
import { MapControls } from './map-controls.tsx';
import { type LandOfMap, MapLand } from './map-land.tsx';
import { MapMarkers } from './map-markers.tsx';
import type { MarkersOfMap } from './markers.ts';
import { mapKeys, useMapHands } from './use-map-hands.ts';
import { between, laterThan, sameView } from './view.ts';
import styles from './map.module.css';

/** Milliseconds of a flight to another view, and of rest after which a view counts as chosen. */
const flight = 260;
const rest = 300;

/**
 * What a map shows while it is moved. It follows `target`, the view of the address, by flying there; a view that
 * somebody has moved to by hand is passed to `onSettled` once they stop.
 */
function useMapView(target: View, onSettled: (view: View) => void) {
  const [view, setView] = useState(target);
  const now = useRef(view);
  const frame = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settled = useRef(onSettled);
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
    settled.current = onSettled;
  }, [onSettled]);

  useEffect(() => {
    const underWay = laterThan(reported.current, target);
    reported.current = underWay ?? [];
    // What comes back of one's own hands must not fetch the map from where they have moved it meanwhile.
    if (underWay || sameView(now.current, target)) return;
    stop();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const from = now.current;
    const begun = performance.now();
    const step = (time: number) => {
      const share = still ? 1 : Math.min(1, Math.max(0, (time - begun) / flight));
      put(share === 1 ? target : between(from, target, 1 - (1 - share) ** 3));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }, [target, put, stop]);

  useEffect(() => stop, [stop]);
  return { view, now, move };
}

type ListingMapProps = {
  label: string;
  land: LandOfMap;
  markers: MarkersOfMap;
  points: readonly MeetingPoint[];
  state: MapState;
  /** The view of the address. */
  target: View;
  /** Somebody has moved the map there. */
  onMoved: (view: View) => void;
  /** Keys of markers. */
  active: readonly string[];
  onActive: (keys: readonly string[]) => void;
  /** The marker that was tapped, whose listing has a card over the map. */
  picked: string | undefined;
  onPick: (key: string | undefined) => void;
};

/** Milliseconds for which a swipe over the map is told how the map is moved. */
const hinted = 1600;

/** Whether one finger has just swiped over the map, which moves the page. */
function useFingerHint() {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    setShown(true);
    timer.current = setTimeout(() => setShown(false), hinted);
  }, []);
  return [shown, show] as const;
}

/**
 * A map rendered by the server as it stands, which the script then moves. Markers and controls are links, so that it works
 * without it; with it also by dragging with a mouse or two fingers, by the wheel and the keys.
 */
export function ListingMap({
  label,
  land,
  markers,
  points,
  state,
  target,
  onMoved,
  active,
  onActive,
  picked,
  onPick,
}: ListingMapProps) {
  const frame = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [hint, showHint] = useFingerHint();
  const alive = useHydrated();
  const { view, now, move } = useMapView(target, onMoved);
  useMapHands(stage, { now, move, onOneFinger: showHint, onTap: () => onPick(undefined) });
  // A marker that has been followed makes way for those it held.
  const keepsFocus = useFocusAfter(() => frame.current);
  return (
    // The keys are those of a map; what they do is also on its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className={styles.frame}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-describedby="map-keys"
      data-alive={alive || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onPick(undefined);
        mapKeys(move)(event);
      }}
      {...keepsFocus}
    >
      <span id="map-keys" hidden>
        Šipkami se mapa posouvá, plus a minus ji přibližuje a oddaluje.
      </span>
      <div ref={stage} className={styles.stage}>
        <MapLand land={land} view={view} markers={markers} points={points} />
        {(['usual', 'wide'] as const).map((on) => (
          <MapMarkers
            key={on}
            on={on}
            markers={markers[on]}
            view={view}
            active={active}
            onActive={onActive}
            onPick={onPick}
          />
        ))}
        <p className={styles.hint} data-shown={hint || undefined} aria-hidden>
          Mapu posuneš dvěma prsty
        </p>
        <MapCard
          marker={[...markers.usual, ...markers.wide].find(({ key }) => key === picked)}
          view={view}
          onClose={() => onPick(undefined)}
        />
      </div>
      <MapControls state={state} view={view} onFound={(found) => move(() => found)} />
    </section>
  );
}
