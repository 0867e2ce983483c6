import { cardLine } from '../../../features/catalogue/card-line.ts';
import { formatPrice } from '../../../features/listings/components/format-price.ts';
import { ShareListing } from '../../../features/listings/components/share-listing.tsx';
import type { OwnListing } from '../../../features/listings/contract.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { useShell } from '../../shell.ts';
import { listingUrl, shareListingUrl } from '../../urls.ts';
import styles from './wizard.module.css';

/** The listing that has just come out, to look at and to share. */
export function PublishedListing({ listing }: { listing: OwnListing }) {
  const address = (useShell()?.appUrl ?? '') + listingUrl(listing);
  return (
    <div className={classNames(layout.panel, layout.stack)}>
      <div className={listing.photo ? styles.publishedRow : undefined}>
        {listing.photo && (
          <div className={styles.publishedPhoto}>
            <img src={listing.photo.preview} alt="" width="90" height="90" />
          </div>
        )}
        <div>
          <h2 className={styles.publishedTitle}>
            <PageLink to={listingUrl(listing)}>{listing.title}</PageLink>
          </h2>
          <p className={classNames(text.small, text.secondary)}>
            {[formatPrice(listing), cardLine(listing.facts)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className={layout.row}>
        <LinkButton to={listingUrl(listing)}>Zobrazit</LinkButton>
        <ShareListing title={listing.title} url={address} />
        <PageLink to={shareListingUrl(listing)}>QR kód, leták a obrázek</PageLink>
      </div>
    </div>
  );
}
