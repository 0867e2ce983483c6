import { searchAddress } from '../../../features/search/address.ts';
import type { BrandPage } from '../../../features/products/contract.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { formatDemandCount, formatOfferCount } from './format-stock.ts';
import styles from './brand.module.css';

/** Where the brand's listings stand; each number leads to exactly so many. */
export function BrandCategories({ brand: { slug: brand, categories } }: { brand: BrandPage }) {
  if (categories.length === 0) return null;
  return (
    <section className={layout.panel} aria-labelledby="kategorie">
      <h2 id="kategorie">Kategorie</h2>
      <ul className={styles.categories}>
        {categories.map(({ slug, name, offers, demands }) => (
          <li key={slug}>
            <span>{name}</span>
            {offers > 0 && (
              <PageLink to={searchAddress({ category: [slug], brand: [brand], kind: ['offer'] })}>
                {formatOfferCount(offers)}
              </PageLink>
            )}
            {demands > 0 && (
              <PageLink to={searchAddress({ category: [slug], brand: [brand], kind: ['demand'] })}>
                {formatDemandCount(demands)}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
