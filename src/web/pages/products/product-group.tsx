import type { ProductList } from '../../../features/products/contract.ts';
import layout from '../../../ui/layout/layout.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { ProductTile } from './product-tile.tsx';
import { type ProductsChoice, productsAddress } from './products-address.ts';
import styles from './products.module.css';

/** The lines of one category; pages of them where the category stands alone. */
export function ProductGroup({
  group: { slug, name, total, products },
  choice,
  limit,
}: {
  group: ProductList['groups'][number];
  choice: ProductsChoice;
  limit: number;
}) {
  const alone = choice.category === slug;
  const page = choice.page ?? 1;
  return (
    <section className={layout.sectionNext} aria-labelledby={`rady-${slug}`}>
      <div className={layout.sectionHead}>
        <h2 id={`rady-${slug}`}>{name}</h2>
        {!alone && total > products.length && (
          <PageLink to={productsAddress({ category: slug, brand: choice.brand })} className={layout.more}>
            Všech {total}
          </PageLink>
        )}
      </div>
      <ul className={styles.tiles}>
        {products.map((product) => (
          <li key={product.slug}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
      {alone && total > limit && (
        <Pager
          shown={Math.min(page * limit, total)}
          total={total}
          nextTo={page * limit < total ? productsAddress({ ...choice, page: page + 1 }) : undefined}
          pages={Array.from({ length: Math.ceil(total / limit) }, (_, index) => ({
            number: index + 1,
            to: productsAddress({ ...choice, page: index + 1 }),
            current: index + 1 === page,
          }))}
        />
      )}
    </section>
  );
}
