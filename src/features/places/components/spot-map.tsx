import { distanceKm, type Point } from '../distance.ts';
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
/** Cities nearer than this (in km) are not labelled: their names would overlap the label of the spot. */
const minLabelDistanceKm = 45;
/** Margin around the drawing, so that a circle at the border is not clipped. */
const margin = 20;

/** The outline of the country with a circle around the listing's place; for orientation, not for navigation. */
export function SpotMap({ lat, lon, exact, label }: SpotMapProps) {
  const spot = onMap({ lat, lon });
  const radius = exact ? 9 : 16;
  const below = spot.y < 30;
  const side = spot.x < mapSize.width * 0.2 ? 'start' : spot.x > mapSize.width * 0.8 ? 'end' : 'middle';
  return (
    <svg
      className={styles.map}
      viewBox={`${-margin} ${-margin} ${mapSize.width + 2 * margin} ${mapSize.height + 2 * margin}`}
      role="img"
      aria-label={`Přibližné místo na mapě Česka: ${label}`}
    >
      <path className={styles.land} d={outlinePath} />
      {cities
        .filter((city) => distanceKm(city, { lat, lon }) > minLabelDistanceKm)
        .map((city) => {
          const { x, y } = onMap(city);
          return (
            <g key={city.name} className={styles.city}>
              <circle cx={x} cy={y} r="2" />
              <text x={x} y={y - 6} textAnchor={city.name === 'Ostrava' ? 'end' : 'middle'}>
                {city.name}
              </text>
            </g>
          );
        })}
      <circle className={exact ? styles.spot : styles.districtSpot} cx={spot.x} cy={spot.y} r={radius} />
      <text
        className={styles.name}
        x={spot.x}
        y={below ? spot.y + radius + 14 : spot.y - radius - 5}
        textAnchor={side}
      >
        {label}
      </text>
    </svg>
  );
}
