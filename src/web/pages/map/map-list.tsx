import { cardLine } from '../../../features/catalogue/card-line.ts';
import { mapAddress, type MapState } from '../../../features/maps/address.ts';
import { type Marker, markerAt } from '../../../features/maps/components/markers.ts';
import { listingPath } from '../../../features/listings/address.ts';
import { formatPrice } from '../../../features/listings/components/format-price.ts';
import { withoutPhoto } from '../../../features/listings/components/without-photo.ts';
import { formatRelativeTime } from '../../../features/listings/components/format-time.ts';
import { toMap } from '../../../features/places/components/mercator.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Price } from '../../../ui/cards/price.tsx';
import { Row } from '../../../ui/cards/row.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { Picture } from '../../../ui/photos/picture.tsx';
import type { ShownMap } from './map.server.ts';
import styles from './map-page.module.css';

type MapListProps = {
  result: ShownMap;
  state: MapState;
  markers: readonly Marker[];
  now: number;
  active: string | undefined;
  onActive: (key: string | undefined) => void;
};

/** What is in view, in words: touching a row lights its marker on the map, and the other way round. */
export function MapList({ result, state, markers, now, active, onActive }: MapListProps) {
  const { items, page, pages } = result;
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
          const key = markerAt(markers, toMap(spot));
          return (
            // Only lights the marker; whoever cannot point loses nothing.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={card.id}
              className={styles.row}
              data-on={(key !== undefined && key === active) || undefined}
              onPointerEnter={() => onActive(key)}
              onPointerLeave={() => onActive(undefined)}
              onFocus={() => onActive(key)}
              onBlur={() => onActive(undefined)}
            >
              <Row
                to={listingPath(card)}
                title={card.title}
                photo={card.photo && <Picture of={card.photo} alt="" sizes="5rem" />}
                instead={withoutPhoto(card)}
                badges={<Price words={formatPrice(card)} />}
                note={[cardLine(card.facts), card.locations[0].name, formatRelativeTime(card.inserted, now)]
                  .filter((words) => words !== '')
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
          <span className={text.small}>{`Strana ${page} z ${pages}`}</span>
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
