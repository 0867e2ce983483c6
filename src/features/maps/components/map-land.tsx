import type { MeetingPoint } from '../../meeting-points/contract.ts';
import { origin, type Spot, toMap, unitZoom, type View } from '../../places/components/mercator.ts';
import type { CountryOutline } from '../../places/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './map.module.css';
import type { Marker, MarkersOfMap } from './markers.ts';
import { mapKinds, townNames } from './town-names.ts';
import { fractionOf } from './view.ts';

/** A tile is about a third of the map wide, so that a map needs about twenty tiles. */
const tilesAcross = 3;

/** Web map tiles, positioned to match the outline. */
export function MapTiles({ url, view }: { url: string; view: View }) {
  const zoom = Math.min(18, Math.max(0, Math.round(unitZoom + Math.log2((256 * tilesAcross) / view.width))));
  const side = 256 * 2 ** (unitZoom - zoom);
  const from = {
    column: Math.floor((view.x + origin.x) / side),
    row: Math.floor((view.y + origin.y) / side),
  };
  const columns = Math.ceil(view.width / side) + 1;
  const rows = Math.ceil(view.height / side) + 1;
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = from.column + (index % columns);
    const row = from.row + Math.floor(index / columns);
    const href = url.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row));
    return (
      <image
        key={href}
        href={href}
        x={column * side - origin.x}
        y={row * side - origin.y}
        width={side}
        height={side}
      />
    );
  });
}

/** The background of a map; its lines are a separate picture, which browsers cache. */
export type LandOfMap = Pick<CountryOutline, 'towns' | 'tiles' | 'sources'> & { address: string };

/** Below this width (map units) every district town is named; above it only the seats of regions. */
const manyNames = 2600;

type MapLandProps = {
  land: LandOfMap;
  view: View;
  /** Town names avoid these. */
  markers: MarkersOfMap;
  /** Halls and tournaments, named only when the map is zoomed in. */
  points: readonly MeetingPoint[];
};

/** What is shown on a map of one width. */
type OnMap = Omit<MapLandProps, 'land' | 'markers'> & { markers: readonly Marker[] };

/** The country under the markers: tiles or plain land, borders, and names of towns. */
export function MapLand({ land, view, markers, points }: MapLandProps) {
  const { x, y, width, height } = view;
  return (
    <>
      <svg
        className={styles.land}
        viewBox={`${round(x)} ${round(y)} ${round(width)} ${round(height)}`}
        aria-hidden
      >
        {land.tiles ? (
          <MapTiles url={land.tiles.url} view={view} />
        ) : (
          <use className={styles.country} href={`${land.address}#zeme`} />
        )}
        <use className={styles.districts} href={`${land.address}#okresy`} />
        <use className={styles.regions} href={`${land.address}#kraje`} />
      </svg>
      {!land.tiles && (
        <>
          <Names land={land} view={view} markers={markers.usual} points={points} on="phone" />
          <Names land={land} view={view} markers={markers.usual} points={points} on="tablet" />
          <Names land={land} view={view} markers={markers.wide} points={points} on="wide" />
        </>
      )}
      <MeetingPoints points={points} view={view} markers={markers.usual} on="usual" />
      <MeetingPoints points={points} view={view} markers={markers.wide} on="wide" />
    </>
  );
}

/** Below this width (map units) halls are named. */
const namedPoints = 400;

/** Within these fractions of the map's width squares would overlap each other, or be covered by a marker. */
const tooNear = {
  usual: { square: 1 / 20, marker: 1 / 15 },
  wide: { square: 1 / 30, marker: 1 / 25 },
};

/**
 * Meeting points as small squares beside the markers, a single one where several would overlap; their text
 * equivalent is below the map.
 */
function MeetingPoints({ points, view, markers, on }: OnMap & { on: keyof MarkersOfMap }) {
  const near = view.width < namedPoints;
  const shown: { point: MeetingPoint; spot: Spot; covered: boolean }[] = [];
  for (const point of points) {
    const spot = toMap(point);
    const isNear = (other: Spot, share: number) =>
      Math.hypot(other.x - spot.x, other.y - spot.y) < view.width * share;
    const covered = markers.some((each) => isNear(each.spot, tooNear[on].marker));
    const crowded = shown.some((other) => isNear(other.spot, tooNear[on].square));
    if (near || !(covered || crowded)) shown.push({ point, spot, covered });
  }
  return (
    <svg className={classNames(styles.towns, on === 'wide' ? styles.onWidest : styles.onUsual)} aria-hidden>
      {shown.map(({ point, spot, covered }) => {
        const at = fractionOf(view, spot);
        return (
          <svg key={point.id} x={percent(at.x)} y={percent(at.y)} overflow="visible">
            <rect className={styles.stem} x="-4" y="-4" width="8" height="8" />
            {near && <text y={covered ? -38 : 18}>{point.name}</text>}
          </svg>
        );
      })}
    </svg>
  );
}

/** Names of towns on maps of one kind. */
function Names({ land, view, markers, points, on }: OnMap & { land: LandOfMap; on: keyof typeof mapKinds }) {
  const towns = land.towns.filter(({ seat }) => seat || view.width < manyNames);
  return (
    <svg className={classNames(styles.towns, styles[on])} aria-hidden>
      {townNames(towns, view, markers, mapKinds[on], points.map(toMap)).map((placed) => {
        const { town, from, right, down } = placed;
        const [dot, at] = [fractionOf(view, town), fractionOf(view, from)];
        if (at.x < -0.1 || at.x > 1.1 || at.y < 0 || at.y > 1.05) return null;
        return (
          <g key={town.name}>
            {!placed.covered && <circle cx={percent(dot.x)} cy={percent(dot.y)} r={town.seat ? 3 : 2} />}
            <svg x={percent(at.x)} y={percent(at.y)} overflow="visible">
              <text x={right} y={down} dy="0.36em" className={town.seat ? styles.seat : undefined}>
                {town.name}
              </text>
            </svg>
          </g>
        );
      })}
    </svg>
  );
}

export const percent = (share: number) => `${round(share * 100)}%`;
const round = (value: number) => Math.round(value * 100) / 100;
