import type { CountryOutline } from '../../places/contract.ts';
import styles from './map-sources.module.css';

/** Whose data a map is made of, as their licences ask; `tiles` is what the setting says about its background. */
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
