import { PageLink } from '../../../ui/navigation/page-link.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { brandUrl } from '../../urls.ts';
import styles from './brands.module.css';
import { formatOfferCount } from './format-stock.ts';

/** The brands offered most, as names in large type: marks of others are not ours to draw. */
export function BrandTiles({
  brands,
}: {
  brands: readonly { slug: string; name: string; offers: number }[];
}) {
  if (brands.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby="nejcastejsi">
      <div className={layout.sectionHead}>
        <h2 id="nejcastejsi">Nejvíc nabízené</h2>
      </div>
      <ul className={styles.tiles}>
        {brands.map(({ slug, name, offers }) => (
          <li key={slug}>
            <PageLink to={brandUrl(slug)} className={styles.tile}>
              <strong>{name}</strong>
              <small>{formatOfferCount(offers)}</small>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
