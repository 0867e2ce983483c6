import { searchAddress } from '../../../features/search/address.ts';
import type { BrandPage } from '../../../features/search/contract.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { demandWords, offerWords } from './count-words.ts';
import styles from './brand.module.css';

/** Where the brand's adverts stand; each number leads to exactly so many. */
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
                {offerWords(offers)}
              </PageLink>
            )}
            {demands > 0 && (
              <PageLink to={searchAddress({ category: [slug], brand: [brand], kind: ['demand'] })}>
                {demandWords(demands)}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
