import type { BrandPage } from '../../../features/products/contract.ts';
import { ProductTile } from '../products/product-tile.tsx';
import products from '../products/products.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { productsUrl } from '../../urls.ts';

const linesShown = 24;

/** Product lines that live listings name, in each category they stand in. */
export function BrandLines({ brand }: { brand: BrandPage }) {
  const names = new Map(brand.categories.map(({ slug, name }) => [slug, name]));
  return (
    <section aria-labelledby="rady">
      <div className={layout.sectionHead}>
        <h2 id="rady">Modelové řady</h2>
        {brand.products.length > linesShown && (
          <PageLink to={`${productsUrl}?brand=${brand.slug}`} className={layout.more}>
            Všech {brand.products.length}
          </PageLink>
        )}
      </div>
      {brand.products.length === 0 ? (
        <p className={text.secondary}>V&nbsp;aktivních inzerátech teď žádná její řada není.</p>
      ) : (
        <ul className={products.tiles}>
          {brand.products.slice(0, linesShown).map((product) => (
            <li key={`${product.slug} ${product.category}`}>
              <ProductTile product={product} brand={false} note={names.get(product.category)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
