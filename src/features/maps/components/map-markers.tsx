import type { MouseEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { View } from '../../places/components/mercator.ts';
import styles from './map.module.css';
import { percent } from './map-land.tsx';
import { clusterRadius, markerSizes, type Marker, type MarkersOfMap, pillWidth } from './markers.ts';
import { fractionOf } from './view.ts';

type MapMarkersProps = {
  /** The maps that show these markers. */
  on: keyof MarkersOfMap;
  markers: readonly Marker[];
  view: View;
  /** Key of the marker whose listing is hovered or focused in the list. */
  active: readonly string[];
  onActive: (keys: readonly string[]) => void;
  /** Called when a marker whose listing has a card is tapped. */
  onPick: (key: string) => void;
};

/**
 * A tap or click first shows the listing's card; the keyboard (whose user heard the label) and a new window
 * follow the link.
 */
const justPointsAt = ({ detail, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  detail > 0 && !ctrlKey && !metaKey && !shiftKey;

/** Markers as links, ordered from north to south for the keyboard. */
export function MapMarkers({ on, markers, view, active, onActive, onPick }: MapMarkersProps) {
  const shown = markers
    .map((marker) => ({ marker, at: fractionOf(view, marker.spot) }))
    .filter(({ at }) => at.x > -0.05 && at.x < 1.05 && at.y > -0.05 && at.y < 1.05)
    .toSorted((a, b) => a.marker.spot.y - b.marker.spot.y);
  return (
    <svg className={classNames(styles.markers, on === 'wide' ? styles.onWidest : styles.onUsual)}>
      {shown.map(({ marker, at }) => (
        <svg key={marker.key} x={percent(at.x)} y={percent(at.y)} overflow="visible">
          <PageLink
            to={marker.to}
            keepScroll={marker.look === 'cluster' && !marker.to.includes('#')}
            aria-label={marker.description}
            className={styles.marker}
            data-look={marker.look}
            data-on={active.includes(marker.key) || undefined}
            draggable={false}
            onClick={(event) => {
              if (!marker.card || !justPointsAt(event)) return;
              event.preventDefault();
              onPick(marker.key);
            }}
            onPointerEnter={() => onActive([marker.key])}
            onPointerLeave={() => onActive([])}
            onFocus={() => onActive([marker.key])}
            onBlur={() => onActive([])}
          >
            <title>{marker.description}</title>
            {marker.look === 'cluster' ? <Cluster text={marker.text} /> : <Pill marker={marker} at={at.x} />}
          </PageLink>
        </svg>
      ))}
    </svg>
  );
}

function Cluster({ text }: { text: string }) {
  const radius = clusterRadius(text);
  return (
    <>
      <circle className={styles.halo} r={radius + markerSizes.halo} />
      <circle className={styles.face} r={radius} />
      <text dy="0.36em">{text}</text>
    </>
  );
}

/** A pill stands above its spot, to which its stem points down. */
const { half, stem } = markerSizes;

/** Width of a map on a small phone, in pixels. */
const narrowMap = 330;

/** Horizontal shift of a pill so that the edge of the map does not clip it; its stem stays under it. */
function asideBy(at: number, width: number): number {
  const max = width / 2 - half;
  const [left, right] = [width / 2 - at * narrowMap, width / 2 - (1 - at) * narrowMap];
  return Math.round(Math.min(max, Math.max(0, left)) - Math.min(max, Math.max(0, right)));
}

/**
 * A price above its spot; `at` is the spot's share of the map's width. Where only the district is known, it is
 * centred on a dashed ring, without a stem.
 */
function Pill({ marker, at }: { marker: Marker; at: number }) {
  const width = pillWidth(marker.text);
  const aside = asideBy(at, width);
  const points = marker.look !== 'district';
  const middle = points ? -half - stem : 0;
  return (
    <>
      {!points && <circle className={styles.ring} r={markerSizes.ring} />}
      <rect className={styles.hit} x={aside - width / 2} y={middle - 22} width={width} height="44" />
      <rect
        className={styles.face}
        x={aside - width / 2}
        y={middle - half}
        width={width}
        height={2 * half}
        rx={half}
      />
      {points && <path className={styles.stem} d={`M-6 ${-stem - 1}L0 0L6 ${-stem - 1}`} />}
      <text x={aside} y={middle} dy="0.36em">
        {marker.text}
      </text>
    </>
  );
}
