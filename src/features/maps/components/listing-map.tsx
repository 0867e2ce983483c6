import { useRef } from 'react';
import { useHydrated } from '../../../ui/hydrated.ts';
import { useFocusAfter } from '../../../ui/use-focus-after.ts';
import type { View } from '../../places/components/mercator.ts';
import type { MapState } from '../address.ts';
import { MapControls } from './map-controls.tsx';
import { type LandOfMap, MapLand } from './map-land.tsx';
import { MapMarkers } from './map-markers.tsx';
import styles from './map.module.css';
import type { Marker } from './markers.ts';
import { mapKeys, useMapHands } from './use-map-hands.ts';
import { useMapView } from './use-map-view.ts';

export type ListingMapProps = {
  label: string;
  land: LandOfMap;
  markers: readonly Marker[];
  state: MapState;
  /** The view of the address. */
  target: View;
  /** Somebody has moved the map there. */
  onMoved: (view: View) => void;
  active: string | undefined;
  onActive: (key: string | undefined) => void;
};

/**
 * A map rendered by the server as it stands, which the script then moves. Markers and controls are links, so that it works
 * without it; with it also by dragging, pinching, the wheel and the keys.
 */
export function ListingMap({
  label,
  land,
  markers,
  state,
  target,
  onMoved,
  active,
  onActive,
}: ListingMapProps) {
  const frame = useRef<HTMLElement>(null);
  const alive = useHydrated();
  const { view, now, move } = useMapView(target, onMoved);
  useMapHands(frame, now, move);
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
      onKeyDown={mapKeys(move)}
      {...keepsFocus}
    >
      <span id="map-keys" hidden>
        Šipkami se mapa posouvá, plus a minus ji přibližuje a oddaluje.
      </span>
      <MapLand land={land} view={view} marked={markers.map(({ spot }) => spot)} />
      <MapMarkers markers={markers} view={view} active={active} onActive={onActive} />
      <MapControls state={state} view={view} />
    </section>
  );
}
