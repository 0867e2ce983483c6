import type { ReactNode } from 'react';
import { cardLine } from '../../catalogue/card-line.ts';
import type { ListingDetail } from '../contract.ts';
import styles from './buy-bar.module.css';
import { formatPrice } from './format-price.ts';

/** On phones: price, facts and the way to write, always at hand below the content. */
export function BuyBar({ listing, action }: { listing: ListingDetail; action: ReactNode }) {
  return (
    <div className={styles.bar}>
      <strong>
        {formatPrice(listing)}
        <small>{cardLine(listing.facts)}</small>
      </strong>
      {action}
    </div>
  );
}
