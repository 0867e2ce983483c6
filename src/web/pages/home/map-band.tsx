import { mapSize, onMap, outlinePath } from '../../../features/places/components/outline.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Map as MapIcon } from '../../../ui/icons/drawings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { localitiesUrl, offersMapUrl } from '../../urls.ts';
import styles from './map-band.module.css';

/** Where the number of a region stands: its seat, and for the region around Prague a town that leaves Prague its place. */
const places: Readonly<Record<string, { lat: number; lon: number }>> = {
  CZ010: { lat: 50.088, lon: 14.421 },
  CZ020: { lat: 49.782, lon: 14.687 },
  CZ031: { lat: 48.975, lon: 14.474 },
  CZ032: { lat: 49.747, lon: 13.378 },
  CZ041: { lat: 50.231, lon: 12.872 },
  CZ042: { lat: 50.661, lon: 14.053 },
  CZ051: { lat: 50.767, lon: 15.056 },
  CZ052: { lat: 50.209, lon: 15.832 },
  CZ053: { lat: 49.951, lon: 16.163 },
  CZ063: { lat: 49.396, lon: 15.591 },
  CZ064: { lat: 49.195, lon: 16.608 },
  CZ071: { lat: 49.594, lon: 17.251 },
  CZ072: { lat: 49.224, lon: 17.666 },
  CZ080: { lat: 49.835, lon: 18.282 },
};
const margin = 16;

/** The country with how many offers each region has, and the ways to the map and to the regions. */
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
