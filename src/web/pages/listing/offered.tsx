import { ListingBody } from '../../../features/listings/components/listing-body.tsx';
import { ListingFacts } from '../../../features/listings/components/listing-facts.tsx';
import type { ListingDetail } from '../../../features/listings/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Gallery } from '../../../ui/photos/gallery.tsx';
import styles from './listing.module.css';

/** Photos, price, description and attributes of a listing that is no longer public. */
export function Offered({ listing }: { listing: ListingDetail }) {
  return (
    <section aria-label="Co v inzerátu stálo" className={styles.top}>
      {listing.photos.length > 0 && <Gallery photos={listing.photos} name={listing.title} />}
      <div className={styles.column}>
        <div className={classNames(styles.side, layout.stack)}>
          <ListingFacts listing={listing} />
        </div>
      </div>
      <div className={classNames(styles.text, layout.stackLarge)}>
        <ListingBody listing={listing} />
      </div>
    </section>
  );
}
