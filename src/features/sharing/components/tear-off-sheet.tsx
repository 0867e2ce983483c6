import type { QrShape } from '../../../contract/qr.ts';
import { QrCode } from '../../../ui/cards/qr-code.tsx';
import { type PictureFiles, largestFile } from '../../../ui/photos/picture.tsx';
import { formatCondition } from '../../listings/components/format-condition.ts';
import { formatPrice } from '../../listings/components/format-price.ts';
import type { ListingCard } from '../../listings/contract.ts';
import styles from './tear-off-sheet.module.css';

const strips = Array.from({ length: 9 }, (_, index) => index);

export type TearOffSheetProps = {
  listing: Pick<
    ListingCard,
    'kind' | 'title' | 'priceType' | 'price' | 'facts' | 'condition' | 'wear' | 'locations'
  >;
  description: string;
  photo?: PictureFiles | undefined;
  qr: QrShape;
  /** The URL without its protocol, as people type it. */
  address: string;
};

/** An A4 sheet for a notice board: the listing, its QR code, and tear-off strips with the URL. */
export function TearOffSheet({ listing, description, photo, qr, address }: TearOffSheetProps) {
  const { title, facts, locations } = listing;
  const price = formatPrice(listing);
  const lines = [
    formatCondition(listing),
    ...facts.map(({ label, value }) => `${label} ${value}`),
    locations[0].name,
  ].filter(Boolean);
  return (
    <article className={styles.sheet}>
      <div className={styles.upper}>
        <p className={styles.site}>Florbalový bazar · {listing.kind === 'demand' ? 'Sháním' : 'Prodám'}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.price}>{price}</p>
        <div className={styles.middle}>
          {photo && (
            <img
              src={largestFile(photo)}
              alt=""
              width={photo.width}
              height={photo.height}
              className={styles.photo}
            />
          )}
          <div className={styles.words}>
            <ul className={styles.facts}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className={styles.description}>{description}</p>
          </div>
        </div>
        <div className={styles.scan}>
          <div className={styles.code}>
            <QrCode {...qr} label={`QR kód s adresou ${address}`} />
          </div>
          <p>
            Namiř foťák telefonu, nebo si utrhni adresu dole.
            <b>{address}</b>
          </p>
        </div>
      </div>
      <ul className={styles.strips} aria-label="Útržky">
        {strips.map((strip) => (
          <li key={strip} aria-hidden={strip > 0}>
            <span className={styles.strip}>
              <b>{title}</b>
              <span>
                {price} · {address}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}
