import { counted, crowns } from '../../../contract/czech.ts';
import type { ProductPage } from '../../../features/products/contract.ts';
import { AttributeTable } from '../../../ui/cards/attribute-table.tsx';
import { PriceBlock } from '../../../ui/cards/price.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PriceScale } from './price-scale.tsx';
import styles from './products.module.css';

/** What a line costs in one category and which sizes of it are on offer; nothing where offers tell neither. */
export function ProductCategory({ category }: { category: ProductPage['categories'][number] }) {
  const { slug, name, prices, sold, seen } = category;
  if (!prices && !sold && seen.length === 0) return null;
  return (
    <section className={layout.panel} aria-labelledby={`v-${slug}`}>
      <h2 id={`v-${slug}`}>{name}</h2>
      <div className={styles.category}>
        {prices ? (
          <div className={styles.prices}>
            <PriceBlock words={crowns(prices.typical)} note="obvyklá cena" />
            <PriceScale prices={prices} />
            <p className={classNames(text.small, text.secondary)}>
              Z&nbsp;{counted(prices.count, ['nabídky', 'nabídek', 'nabídek'])} s&nbsp;pevnou cenou. Polovina
              stojí nejvýš obvyklou cenu.
            </p>
          </div>
        ) : (
          <p className={classNames(text.small, text.secondary)}>
            Na obvyklou cenu je tu zatím málo nabídek s&nbsp;pevnou cenou.
          </p>
        )}
        {sold && (
          <div className={styles.prices}>
            <PriceBlock words={crowns(sold.typical)} note="za tolik se prodává" />
            <p className={classNames(text.small, text.secondary)}>
              Z&nbsp;{counted(sold.count, ['prodeje', 'prodejů', 'prodejů'])}, u&nbsp;kterých prodávající řekl
              cenu, za poslední dva roky: od {crowns(sold.min)} do {crowns(sold.max)}.
            </p>
          </div>
        )}
        {seen.length > 0 && (
          <AttributeTable
            label={`Co bývá v nabídkách: ${name}`}
            rows={seen.map(({ label, value }) => ({ name: label, value }))}
          />
        )}
      </div>
    </section>
  );
}
