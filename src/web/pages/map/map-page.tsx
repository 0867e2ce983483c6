import { useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation, useOutletContext } from 'react-router';
import { counted } from '../../../contract/czech.ts';
import { mapAddress, mapPaths } from '../../../features/maps/address.ts';
import { ListingMap } from '../../../features/maps/components/listing-map.tsx';
import { ListMapToggle } from '../../../features/maps/components/list-map-toggle.tsx';
import type { LandOfMap } from '../../../features/maps/components/map-land.tsx';
import { MapSources } from '../../../features/maps/components/map-sources.tsx';
import { kindForms, listId, markersOf } from '../../../features/maps/components/markers.ts';
import { boxOf, viewOf, wholeView } from '../../../features/maps/components/view.ts';
import { SearchFailed } from '../../../features/search/components/search-failed.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { useFocusAfter } from '../../../ui/use-focus-after.ts';
import { PageHead } from '../../page-head.tsx';
import { MapFilters } from './map-filters.tsx';
import { MapList } from './map-list.tsx';
import type { LoadedMap } from './map.server.ts';
import styles from './map-page.module.css';

/** A map of one kind of listings with the list of what is in view. */
export function MapPage({
  loaded,
  title,
  description,
}: {
  loaded: LoadedMap;
  title: string;
  description: string;
}) {
  const { state, result } = loaded;
  const land = useOutletContext<LandOfMap>();
  const navigate = useNavigate();
  const waiting = useNavigation().state === 'loading';
  const [active, setActive] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const keepsFocus = useFocusAfter(() => box.current?.querySelector('section'));
  const markers = useMemo(() => (result ? markersOf(result, state) : []), [result, state]);
  const target = useMemo(() => (result ? viewOf(result.view) : wholeView), [result]);
  const plain = Object.keys(state.search).length === 0 && !state.box && state.page === 1;
  return (
    <div ref={box} className={layout.wrap} {...keepsFocus}>
      <PageHead title={title} description={description} path={mapPaths[state.kind]} index={plain} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <ListMapToggle kind={state.kind} search={state.search} current="map" />
      </div>
      <MapFilters loaded={loaded} />
      {result ? (
        <>
          <div className={styles.split}>
            <div className={styles.map}>
              <a href={`#${listId}`} className={styles.skip}>
                Přeskočit mapu na seznam
              </a>
              <ListingMap
                label={state.kind === 'offer' ? 'Mapa s nabídkami' : 'Mapa s poptávkami'}
                land={land}
                markers={markers}
                state={state}
                target={target}
                onMoved={(view) =>
                  void navigate(mapAddress({ ...state, box: boxOf(view), page: 1 }), {
                    replace: true,
                    preventScrollReset: true,
                  })
                }
                active={active}
                onActive={setActive}
              />
            </div>
            <section id={listId} className={styles.list} aria-label="Inzeráty ve výřezu" aria-busy={waiting}>
              <p role="status" className={text.numbers}>
                {formatInView(result, state.kind)}
              </p>
              <MapList
                result={result}
                state={state}
                markers={markers}
                now={loaded.now}
                active={active}
                onActive={setActive}
              />
            </section>
          </div>
          <MapSources sources={land.sources} tiles={land.tiles?.attribution} />
        </>
      ) : (
        <SearchFailed actions={<LinkButton to={mapAddress(state)}>Zkusit znovu</LinkButton>} />
      )}
    </div>
  );
}

/** `54 nabídek ve výřezu z 128`; where all are in view, only how many. */
function formatInView(
  { inView, total }: { inView: number; total: number },
  kind: keyof typeof kindForms,
): string {
  const here = `${counted(inView, kindForms[kind])} ve výřezu`;
  return inView === total ? here : `${here}, celkem ${total}`;
}
