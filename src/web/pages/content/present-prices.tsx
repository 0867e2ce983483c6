import { UsualPricesTable } from '../../../features/products/components/usual-prices-table.tsx';
import type { UsualPrices } from '../../../features/products/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import article from './article.module.css';

/** Current usual prices of the article's category by condition, and the data they are based on. */
export function PresentPrices({ usual }: { usual: UsualPrices | undefined }) {
  return (
    <section className={classNames(layout.panel, article.prices)} aria-labelledby="ceny-ted">
      <h2 id="ceny-ted">Za kolik se obvykle prodávají</h2>
      {usual ? (
        <UsualPricesTable usual={usual} label="Obvyklé ceny podle stavu" />
      ) : (
        <p>Zatím se tu prodalo a&nbsp;nabízí příliš málo na to, aby se z&nbsp;toho dalo něco spočítat.</p>
      )}
    </section>
  );
}
