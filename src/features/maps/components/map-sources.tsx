import type { CountryOutline } from '../../places/contract.ts';
import styles from './map-sources.module.css';

/**
 * Attribution of the map's data, as its licences require; `tiles` is the attribution from the setting for the
 * background.
 */
export function MapSources({
  sources,
  tiles,
}: {
  sources: CountryOutline['sources'];
  tiles?: string | undefined;
}) {
  return (
    <p className={styles.sources}>
      Polohy obcí: <a href="https://www.geonames.org">GeoNames</a> (
      <a href="https://creativecommons.org/licenses/by/4.0/deed.cs">CC BY 4.0</a>)
      {sources.includes('ruian') && <>, © ČÚZK, RÚIAN (CC BY 4.0), © ČSÚ</>}; upraveno.
      {tiles && <> Podklad: {tiles}.</>}
    </p>
  );
}
