import { List, Map as MapIcon } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { type SearchState, searchAddress } from '../../search/address.ts';
import { mapAddress, type MapState } from '../address.ts';
import styles from './list-map-toggle.module.css';

/** Links to the same search as a list or on a map. A search of both kinds links to the map of offers. */
export function ListMapToggle({
  kind,
  search,
  current,
}: {
  kind: MapState['kind'];
  search: SearchState;
  current: 'list' | 'map';
}) {
  const { cursor: _, ...kept } = search;
  return (
    <nav className={styles.toggle} aria-label="Jak ukázat výsledky">
      <PageLink
        to={searchAddress({ ...kept, kind: [kind] })}
        aria-current={current === 'list' ? 'page' : undefined}
      >
        <Icon of={List} />
        <span>Seznam</span>
      </PageLink>
      <PageLink
        to={mapAddress({ kind, search: kept, page: 1 })}
        aria-current={current === 'map' ? 'page' : undefined}
      >
        <Icon of={MapIcon} />
        <span>Mapa</span>
      </PageLink>
    </nav>
  );
}
