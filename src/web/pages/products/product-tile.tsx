import { formatRange } from '../../../features/products/components/format-usual-price.ts';
import type { Product } from '../../../features/products/contract.ts';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { productUrl } from '../../../contract/urls.ts';
import { formatStock } from '../brands/format-stock.ts';
import styles from './products.module.css';

/** A product line with its current offers. `note` distinguishes lines of the same name. */
export function ProductTile({
  product,
  brand = true,
  note,
}: {
  product: Product;
  /** False on the brand's own page. */
  brand?: boolean;
  note?: string | undefined;
}) {
  const { usual, prices } = product;
  return (
    <div className={styles.tile}>
      <PageLink to={productUrl(product.slug)}>
        {brand && <span>{product.brand.name} </span>}
        <strong>{product.name}</strong>
      </PageLink>
      <small>{note ? `${note}: ${formatStock(product)}` : formatStock(product)}</small>
      {usual ? (
        <p>obvykle {formatRange(usual)}</p>
      ) : (
        prices && <p>{formatRange({ low: prices.min, high: prices.max })}</p>
      )}
    </div>
  );
}
