import { keepUnits } from '../../../contract/typography.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Price } from '../../../ui/cards/price.tsx';
import { X } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import type { View } from '../../places/components/mercator.ts';
import { withoutPhoto } from '../../listings/components/without-photo.ts';
import styles from './map-card.module.css';
import type { Marker } from './markers.ts';
import { fractionOf } from './view.ts';

/** Card of the listing whose marker was tapped, in the half of the map that does not contain the marker. */
export function MapCard({
  marker: picked,
  view,
  onClose,
}: {
  marker: Marker | undefined;
  view: View;
  onClose: () => void;
}) {
  const card = picked?.card;
  return (
    <div
      className={styles.place}
      data-at={picked && fractionOf(view, picked.spot).y > 0.55 ? 'top' : undefined}
      role="status"
    >
      {picked && card && (
        <article className={styles.card} data-control="">
          <span className={styles.photo}>
            {card.preview ? <img src={card.preview} alt="" /> : <Icon of={withoutPhoto(card)} size="large" />}
          </span>
          <span>
            <Price text={picked.text} />
            <PageLink to={picked.to} className={styles.title}>
              {keepUnits(card.title)}
            </PageLink>
            <small className={styles.note}>{card.note}</small>
          </span>
          <IconButton type="button" icon={X} label="Zavřít" onClick={onClose} className={styles.close} />
        </article>
      )}
    </div>
  );
}
