import type { Point } from '../distance.ts';
import { mapSize, onMap, outlinePath } from './outline.ts';
import styles from './spot-map.module.css';

type SpotMapProps = Point & {
  /** False when only the district is shown; the point is then the district's town. */
  exact: boolean;
  /** The name of the place, e.g. „Brno“ or „okres Brno-město“. */
  label: string;
};

const cities = [
  { name: 'Praha', lat: 50.088, lon: 14.421 },
  { name: 'Brno', lat: 49.195, lon: 16.608 },
  { name: 'Ostrava', lat: 49.835, lon: 18.282 },
  { name: 'Plzeň', lat: 49.747, lon: 13.378 },
];
/** Margin around the drawing, so that a circle at the border is not clipped. */
const margin = 20;

type Box = { left: number; right: number; top: number; bottom: number };

const box = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Height of a line, and an estimate of the width of a text, in units of the drawing. */
const lineHeight = 14;
const widthOf = (text: string) => text.length * 6.6;

/** A city, with its name centred above its dot, further left at the eastern border. */
function cityAt({ name, ...point }: (typeof cities)[number]) {
  const { x, y } = onMap(point);
  const nameX = Math.min(x, mapSize.width + margin - widthOf(name) / 2);
  return { name, x, y, nameX, room: box(nameX, y - 7, widthOf(name), lineHeight + 6) };
}

/**
 * The outline of the country with a circle around the listing's place, for orientation, not for navigation. The
 * place's name is below the circle, or above it at the southern border; a city that would collide is left out.
 */
export function SpotMap({ lat, lon, exact, label }: SpotMapProps) {
  const spot = onMap({ lat, lon });
  const radius = exact ? 9 : 16;
  const half = widthOf(label) / 2;
  const labelX = Math.max(half - margin, Math.min(spot.x, mapSize.width + margin - half));
  const fromSpot = radius + lineHeight / 2 + 2;
  const labelY =
    spot.y + (spot.y + fromSpot + lineHeight / 2 > mapSize.height + margin ? -fromSpot : fromSpot);
  const taken = [box(labelX, labelY, 2 * half, lineHeight), box(spot.x, spot.y, 2 * radius, 2 * radius)];
  return (
    <svg
      className={styles.map}
      viewBox={`${-margin} ${-margin} ${mapSize.width + 2 * margin} ${mapSize.height + 2 * margin}`}
      role="img"
      aria-label={`Přibližné místo na mapě Česka: ${label}`}
    >
      <path className={styles.land} d={outlinePath} />
      {cities
        .map(cityAt)
        .filter(({ room }) => !taken.some((each) => overlap(each, room)))
        .map(({ name, x, y, nameX }) => (
          <g key={name} className={styles.city}>
            <circle cx={x} cy={y} r="2" />
            <text x={nameX} y={y - 6}>
              {name}
            </text>
          </g>
        ))}
      <circle className={exact ? styles.spot : styles.districtSpot} cx={spot.x} cy={spot.y} r={radius} />
      <text className={styles.name} x={labelX} y={labelY + 4}>
        {label}
      </text>
    </svg>
  );
}
