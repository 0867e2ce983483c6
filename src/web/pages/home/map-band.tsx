import { mapSize, onMap, outlinePath } from '../../../features/places/components/outline.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Map as MapIcon } from '../../../ui/icons/drawings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { localitiesUrl, offersMapUrl } from '../../../contract/urls.ts';
import styles from './map-band.module.css';
import regionPoints from './region-points.json' with { type: 'json' };

/**
 * Position of a region's count: its seat or, for the region around Prague, a town that does not overlap Prague.
 */
const places: Readonly<Record<string, { lat: number; lon: number }>> = regionPoints;
const margin = 16;

/** Outline map with the number of offers by region, and links to the map and to regions. */
export function MapBand({ regions }: { regions: readonly { code: string; offers: number }[] }) {
  return (
    <section className={classNames(layout.wrap, layout.sectionNext)} aria-labelledby="mapa">
      <div className={styles.band}>
        <div>
          <h2 id="mapa">Co je na prodej u tebe v okolí</h2>
          <p>Podívej se na mapu a vyzvedni si hůl cestou z práce.</p>
          <div className={layout.row}>
            <LinkButton to={offersMapUrl} icon={MapIcon}>
              Otevřít mapu
            </LinkButton>
            <LinkButton to={localitiesUrl} variant="secondary">
              Vybrat kraj
            </LinkButton>
          </div>
        </div>
        <svg
          className={styles.map}
          viewBox={`${-margin} ${-margin} ${mapSize.width + 2 * margin} ${mapSize.height + 2 * margin}`}
          aria-hidden="true"
        >
          <path className={styles.land} d={outlinePath} />
          {regions.map(({ code, offers }) => {
            const place = places[code];
            if (!place) return null;
            const { x, y } = onMap(place);
            return (
              <g key={code}>
                <circle className={styles.around} cx={x} cy={y} r={offers > 9 ? 21 : 18} />
                <circle className={styles.count} cx={x} cy={y} r={offers > 9 ? 17 : 14} />
                <text x={x} y={y + 4.5}>
                  {offers > 999 ? '999+' : offers}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </section>
  );
}
