import { origin, type Spot, unitZoom, type View } from '../../places/components/mercator.ts';
import type { CountryOutline } from '../../places/contract.ts';
import { shareOf, usualWidth } from './view.ts';
import styles from './map.module.css';

/** Tiles are as wide as some three parts of the map, so that a map takes about twenty. */
const tilesAcross = 3;

/** Picture tiles of web maps, laid where the drawing has them. */
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

/** What lies under the markers; the lines are in a picture of their own, which browsers cache. */
export type LandOfMap = Pick<CountryOutline, 'towns' | 'tiles' | 'sources'> & { address: string };

/** Narrower than this, in units of the map, every district town has its name; wider only the seats of regions. */
const manyNames = 2600;

type MapLandProps = {
  land: LandOfMap;
  view: View;
  /** Where markers stand: a name that one would cut is left out. */
  marked: readonly Spot[];
};

/** The country under the markers: tiles or plain land, borders, and names of towns. */
export function MapLand({ land, view, marked }: MapLandProps) {
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
        <svg className={styles.towns} aria-hidden>
          {land.towns
            .filter((town) => (town.seat || width < manyNames) && !isCut(town, view, marked))
            .map((town) => {
              const at = shareOf(view, town);
              if (at.x < -0.1 || at.x > 1.1 || at.y < 0 || at.y > 1.05) return null;
              return (
                <svg key={town.name} x={percent(at.x)} y={percent(at.y)} overflow="visible">
                  <circle r={town.seat ? 3 : 2} />
                  <text y="16" className={town.seat ? styles.seat : undefined}>
                    {town.name}
                  </text>
                </svg>
              );
            })}
        </svg>
      )}
    </>
  );
}

/** Half the height of a marker and of a name, and half the width of a marker and of a letter, on a map of usual width. */
const room = { high: 34, wide: 24, letter: 4 };

function isCut({ name, x, y }: Spot & { name: string }, view: View, marked: readonly Spot[]): boolean {
  const pixel = view.width / usualWidth;
  return marked.some(
    (marker) =>
      Math.abs(marker.y - y - 8 * pixel) < room.high * pixel &&
      Math.abs(marker.x - x) < (room.wide + name.length * room.letter) * pixel,
  );
}

export const percent = (share: number) => `${round(share * 100)}%`;
const round = (value: number) => Math.round(value * 100) / 100;
