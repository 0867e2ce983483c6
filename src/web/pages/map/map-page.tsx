import { useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigation, useOutletContext } from 'react-router';
import { counted, outOf } from '../../../contract/czech.ts';
import { cardLine } from '../../../features/catalogue/card-line.ts';
import { listingUrl } from '../../../contract/urls.ts';
import { formatPrice } from '../../../features/listings/components/format-price.ts';
import { withoutPhoto } from '../../../features/listings/components/without-photo.ts';
import { mapAddress, mapPaths, type MapState } from '../../../features/maps/address.ts';
import { ListMapToggle } from '../../../features/maps/components/list-map-toggle.tsx';
import { ListingMap } from '../../../features/maps/components/listing-map.tsx';
import type { LandOfMap } from '../../../features/maps/components/map-land.tsx';
import { MapSources } from '../../../features/maps/components/map-sources.tsx';
import {
  kindForms,
  listId,
  type MarkersOfMap,
  markerAt,
  markersOf,
} from '../../../features/maps/components/markers.ts';
import { boxOf, viewOf, wholeView } from '../../../features/maps/components/view.ts';
import { MeetingPointList } from '../../../features/meeting-points/components/meeting-point-list.tsx';
import { toMap } from '../../../features/places/components/mercator.ts';
import { SearchFailed } from '../../../features/search/components/search-failed.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Price } from '../../../ui/cards/price.tsx';
import { Row } from '../../../ui/cards/row.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Picture } from '../../../ui/photos/picture.tsx';
import { useFocusAfter } from '../../../ui/use-focus-after.ts';
import { PageHead } from '../../page-head.tsx';
import { MapFilters } from './map-filters.tsx';
import styles from './map-page.module.css';
import type { LoadedMap, ShownMap } from './map.server.ts';

const noPoints: LoadedMap['meeting']['points'] = [];

/** A map of offers or demands with a list of those in the visible area. */
export function MapPage({
  loaded,
  title,
  description,
}: {
  loaded: LoadedMap;
  title: string;
  description: string;
}) {
  const { state, result, meeting } = loaded;
  const points = meeting.total > meeting.points.length ? noPoints : meeting.points;
  const land = useOutletContext<LandOfMap>();
  const navigate = useNavigate();
  const waiting = useNavigation().state === 'loading';
  const [pointed, setActive] = useState<readonly string[]>([]);
  const [picked, setPicked] = useState<string>();
  const active = pointed.length > 0 || picked === undefined ? pointed : [picked];
  const box = useRef<HTMLDivElement>(null);
  const keepsFocus = useFocusAfter(() => box.current?.querySelector('section'));
  const markers = useMemo(
    () => ({
      usual: result ? markersOf(result, state) : [],
      wide: result ? markersOf(result.wide, state) : [],
    }),
    [result, state],
  );
  const target = useMemo(() => (result ? viewOf(result.view) : wholeView), [result]);
  const plain = Object.keys(state.search).length === 0 && !state.box && state.page === 1;
  return (
    <div ref={box} className={layout.wrap} {...keepsFocus}>
      <PageHead title={title} description={description} path={mapPaths[state.kind]} index={plain} />
      <div className={styles.head}>
        <h1>{title}</h1>
        <ListMapToggle kind={state.kind} search={state.search} current="map" />
        <MapFilters loaded={loaded} />
      </div>
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
                points={points}
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
                picked={picked}
                onPick={setPicked}
              />
            </div>
            <section id={listId} className={styles.list} aria-label="Inzeráty ve výřezu" aria-busy={waiting}>
              <p role="status" className={text.numbers}>
                {formatInView(result, state.kind)}
              </p>
              <MapList result={result} state={state} markers={markers} active={active} onActive={setActive} />
            </section>
          </div>
          <MeetingPointList points={points} total={meeting.total} />
          <MapSources sources={land.sources} tiles={land.tiles?.attribution} />
        </>
      ) : (
        <SearchFailed actions={<LinkButton to={mapAddress(state)}>Zkusit znovu</LinkButton>} />
      )}
    </div>
  );
}

/** `54 nabídek ve výřezu z 128`; only the total when all are visible. */
function formatInView(
  { inView, total }: { inView: number; total: number },
  kind: keyof typeof kindForms,
): string {
  const here = `${counted(inView, kindForms[kind])} ve výřezu`;
  return inView === total ? here : `${here}, celkem ${total}`;
}

type MapListProps = {
  result: ShownMap;
  state: MapState;
  markers: MarkersOfMap;
  active: readonly string[];
  onActive: (keys: readonly string[]) => void;
};

/** A list of the visible listings; hovering a row highlights its marker, and vice versa. */
export function MapList({ result, state, markers, active, onActive }: MapListProps) {
  const { items, page, pages } = result;
  /** The hovered row, if that highlights the marker: other rows of the same town are then not highlighted. */
  const [pointed, setPointed] = useState<number>();
  const light = (id: number | undefined, keys: readonly string[]) => {
    setPointed(id);
    onActive(keys);
  };
  const to = (other: number) => mapAddress({ ...state, page: other });
  if (items.length === 0) {
    return (
      <div className={layout.stackSmall}>
        <p>V tomto výřezu nic není.</p>
        <LinkButton variant="secondary" to={mapAddress({ ...state, box: undefined, page: 1 })}>
          Ukázat celou mapu
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <ul>
        {items.map(({ card, ...spot }) => {
          const at = toMap(spot);
          const keys = [markers.usual, markers.wide].flatMap((each) => markerAt(each, at) ?? []);
          return (
            // Hovering only highlights the marker, so nothing is lost without a pointer.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={card.id}
              className={styles.row}
              data-on={
                (pointed === undefined ? keys.some((key) => active.includes(key)) : pointed === card.id) ||
                undefined
              }
              onPointerEnter={() => light(card.id, keys)}
              onPointerLeave={() => light(undefined, [])}
              onFocus={() => light(card.id, keys)}
              onBlur={() => light(undefined, [])}
            >
              <Row
                to={listingUrl(card)}
                title={card.title}
                photo={card.photo && <Picture of={card.photo} alt="" sizes="5.5rem" />}
                instead={withoutPhoto(card)}
                badges={<Price text={formatPrice(card)} />}
                note={[cardLine(card.facts), card.locations[0].name]
                  .filter((part) => part !== '')
                  .join('\u00a0· ')}
              />
            </li>
          );
        })}
      </ul>
      {pages > 1 && (
        <nav className={layout.row} aria-label="Stránky seznamu">
          {page > 1 && (
            <LinkButton variant="secondary" size="small" to={to(page - 1)} keepScroll>
              Předchozí
            </LinkButton>
          )}
          <span className={text.small}>{`Strana ${page} ${outOf(pages)}`}</span>
          {page < pages && (
            <LinkButton variant="secondary" size="small" to={to(page + 1)} keepScroll>
              Další
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}
