import { crowns } from '../../../contract/czech.ts';
import type { Product, PriceSpan } from '../../../features/products/contract.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { productUrl } from '../../../contract/urls.ts';
import { formatStock } from '../brands/format-stock.ts';
import styles from './products.module.css';

/** `900–2 400 Kč`; `1 200 Kč` where all cost the same. */
function formatPriceSpan({ min, max }: Pick<PriceSpan, 'min' | 'max'>): string {
  return min === max ? crowns(max) : `${crowns(min).replace(/\u00a0Kč$/, '')}–${crowns(max)}`;
}

/** A product line with what it is advertised for. `note` tells lines of one name apart. */
export function ProductTile({
  product,
  brand = true,
  note,
}: {
  product: Product;
  /** Left out on the brand's own page. */
  brand?: boolean;
  note?: string | undefined;
}) {
  const { prices } = product;
  return (
    <div className={styles.tile}>
      <PageLink to={productUrl(product.slug)}>
        {brand && <span>{product.brand.name} </span>}
        <strong>{product.name}</strong>
      </PageLink>
      <small>{note ? `${note}: ${formatStock(product)}` : formatStock(product)}</small>
      {prices && (
        <p>
          {formatPriceSpan(prices)}
          <small>obvykle {crowns(prices.typical)}</small>
        </p>
      )}
    </div>
  );
}
