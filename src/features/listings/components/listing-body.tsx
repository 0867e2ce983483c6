import type { ReactNode } from 'react';
import { AttributeTable } from '../../../ui/cards/attribute-table.tsx';
import { ArrowLeftRight } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { brandUrl, productUrl } from '../../../contract/urls.ts';
import type { ListingDetail } from '../contract.ts';
import { handLabels } from './hand-labels.ts';
import { MatchRulesNote } from './match-rules-note.tsx';
import styles from './listing-body.module.css';

type ListingBodyProps = {
  listing: ListingDetail;
  /** The form of the listing, for its advertiser only. */
  editTo?: string | undefined;
};

/** What the advertiser wrote and what the catalogue knows: description, attributes, rules of matches, swap wishes. */
export function ListingBody({ listing, editTo }: ListingBodyProps) {
  const rows = [
    ...brandRows(listing),
    ...(listing.wantedConditions ? [{ name: 'Stačí stav', value: listing.wantedConditions }] : []),
    ...listing.attributes.map(({ label, value }) => ({ name: label, value })),
  ];
  return (
    <div className={layout.stackLarge}>
      <section aria-labelledby="popis">
        <h2 id="popis" className={styles.title}>
          Popis
        </h2>
        <p className={text.plain}>{listing.description}</p>
      </section>
      {rows.length > 0 && (
        <section aria-labelledby="parametry">
          <h2 id="parametry" className={styles.title}>
            Parametry
          </h2>
          <AttributeTable label="Parametry" rows={rows} />
        </section>
      )}
      {listing.matchRules && (
        <div className={layout.noPrint}>
          <MatchRulesNote rules={listing.matchRules} editTo={editTo} />
        </div>
      )}
      {listing.swap && (
        <section className={layout.panel} aria-labelledby="vymena">
          <div className={styles.iconed}>
            <Icon of={ArrowLeftRight} />
            <div>
              <h2 id="vymena" className={styles.swapTitle}>
                Vyměním za
              </h2>
              <p className={text.plain}>{listing.swapWants ?? 'Napiš, co nabízíš.'}</p>
              {listing.swapWish && <p className={text.secondary}>{formatSwapWish(listing.swapWish)}</p>}
            </div>
          </div>
        </section>
      )}
    </div>
  );
}

/** `Florbalky · 100 cm · Pravá` */
function formatSwapWish({ category, size, hand }: NonNullable<ListingDetail['swapWish']>): string {
  return [category?.name, size, hand && handLabels[hand]].filter(Boolean).join(' · ');
}

type Branded = Pick<ListingDetail, 'brandName' | 'brandPage' | 'manufacturer' | 'model' | 'product'>;

/** Rows of brand and model, each linking to others of its kind; includes a line recognized in the text. */
export function brandRows({
  brandName,
  brandPage,
  manufacturer,
  model,
  product,
}: Branded): { name: string; value: ReactNode }[] {
  const brand = brandPage ? <PageLink to={brandUrl(brandPage)}>{brandName}</PageLink> : brandName;
  const line = product && <PageLink to={productUrl(product.slug)}>{model ?? product.name}</PageLink>;
  return [
    ...(brandName ? [{ name: 'Značka', value: brand }] : []),
    ...(manufacturer && !saysSame(brandName ?? '', manufacturer)
      ? [{ name: 'Výrobce', value: manufacturer }]
      : []),
    // Without its brand, a line would be ambiguous.
    ...((line && brandName) || model
      ? [{ name: model ? 'Model' : 'Modelová řada', value: line ?? model }]
      : []),
  ];
}

/** „Salming“ and „Salming Sports“ would be redundant on two lines. */
function saysSame(brand: string, manufacturer: string): boolean {
  return brand.startsWith(manufacturer) || manufacturer.startsWith(brand);
}
