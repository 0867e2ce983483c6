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
import { mapKeys, useMapGestures } from './use-map-gestures.ts';
import { interpolate, viewsAfter, sameView } from './view.ts';
import styles from './map.module.css';

/**
 * Duration in ms of the animation to another view, and how long a view must stay still to count as chosen.
 */
const flight = 260;
const rest = 300;

/**
 * State of a map's view. It follows `target`, the view in the URL, by an animation; a view that the user has
 * moved to is passed to `onSettled` once they stop.
 */
function useMapView(target: View, onSettled: (view: View) => void) {
  const [view, setView] = useState(target);
  const now = useRef(view);
  const frame = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settled = useRef(onSettled);
  /**
   * Views passed to `onSettled` that have not yet returned as the target: the user may be faster than a slow
   * response.
   */
  const reported = useRef<readonly View[]>([]);

  const put = useCallback((next: View) => {
    now.current = next;
    setView(next);
  }, []);

  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current);
    clearTimeout(waiting.current);
  }, []);

  /** Moves without an animation, as a drag or a key press does. */
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
    const underWay = viewsAfter(reported.current, target);
    reported.current = underWay ?? [];
    // A late response to an own move must not pull the map back from where the user has moved since.
    if (underWay || sameView(now.current, target)) return;
    stop();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const from = now.current;
    const begun = performance.now();
    const step = (time: number) => {
      const share = still ? 1 : Math.min(1, Math.max(0, (time - begun) / flight));
      put(share === 1 ? target : interpolate(from, target, 1 - (1 - share) ** 3));
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
  /** The view in the URL. */
  target: View;
  /** Called after the user has moved the map. */
  onMoved: (view: View) => void;
  /** Keys of markers. */
  active: readonly string[];
  onActive: (keys: readonly string[]) => void;
  /** The marker that was tapped, whose listing has a card over the map. */
  picked: string | undefined;
  onPick: (key: string | undefined) => void;
};

/** How long, in ms, the hint on how to move the map is shown after a one-finger swipe. */
const hinted = 1600;

/** Whether one finger has just swiped over the map (which scrolls the page). */
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
 * A server-rendered map that the script makes movable. Markers and controls are links, so it works without
 * JavaScript; with it, it can also be moved by mouse, two fingers, the wheel and the keyboard.
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
  useMapGestures(stage, { now, move, onOneFinger: showHint, onTap: () => onPick(undefined) });
  // Following a cluster replaces it by its members, so focus moves to the map.
  const keepsFocus = useFocusAfter(() => frame.current);
  return (
    // // The map is moved by keys; every action is also available as a button.
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
        <p className={styles.legend}>haly a turnaje, kde se dá potkat</p>
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
