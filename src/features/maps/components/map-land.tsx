import type { Spot, View } from '../../places/components/mercator.ts';
import type { CountryDrawing } from '../../places/contract.ts';
import { MapTiles } from './map-tiles.tsx';
import styles from './map.module.css';
import { shareOf, usualWidth } from './view.ts';

/** Narrower than this, in units of the map, every district town has its name; wider only the seats of regions. */
const manyNames = 2600;

type MapLandProps = {
  drawing: CountryDrawing;
  view: View;
  /** Where marks stand: a name that one would cut is left out. */
  marked: readonly Spot[];
};

/** The country under the marks: tiles or plain land, borders, and names of towns. */
export function MapLand({ drawing, view, marked }: MapLandProps) {
  const { x, y, width, height } = view;
  return (
    <>
      <svg
        className={styles.land}
        viewBox={`${round(x)} ${round(y)} ${round(width)} ${round(height)}`}
        aria-hidden
      >
        {drawing.tiles ? (
          <MapTiles url={drawing.tiles.url} view={view} />
        ) : (
          <path className={styles.country} d={drawing.country} fillRule="evenodd" />
        )}
        <path className={styles.districts} d={drawing.borders.districts} />
        <path className={styles.regions} d={drawing.borders.regions} />
      </svg>
      {!drawing.tiles && (
        <svg className={styles.towns} aria-hidden>
          {drawing.towns
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

/** Half the height of a mark and of a name, and half the width of a mark and of a letter, on a map of usual width. */
const room = { high: 34, wide: 24, letter: 4 };

function isCut({ name, x, y }: Spot & { name: string }, view: View, marked: readonly Spot[]): boolean {
  const pixel = view.width / usualWidth;
  return marked.some(
    (mark) =>
      Math.abs(mark.y - y - 8 * pixel) < room.high * pixel &&
      Math.abs(mark.x - x) < (room.wide + name.length * room.letter) * pixel,
  );
}

export const percent = (share: number) => `${round(share * 100)}%`;
const round = (value: number) => Math.round(value * 100) / 100;
