import { crowns, counted } from '../../../contract/czech.ts';
import type { ProductPage } from '../../../features/search/contract.ts';
import { AttributeTable } from '../../../ui/cards/attribute-table.tsx';
import { PriceBlock } from '../../../ui/cards/price.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { stockWords } from '../brands/count-words.ts';
import { PriceScale } from './price-scale.tsx';
import styles from './products.module.css';

/** What a line costs in one category and which sizes of it are on offer. */
export function ProductCategory({ category }: { category: ProductPage['categories'][number] }) {
  const { slug, name, prices, seen } = category;
  return (
    <section className={layout.panel} aria-labelledby={`v-${slug}`}>
      <h2 id={`v-${slug}`}>{name}</h2>
      <p className={text.small}>{stockWords(category)}</p>
      {prices ? (
        <div className={styles.prices}>
          <PriceBlock words={crowns(prices.typical)} note="obvyklá cena" />
          <PriceScale prices={prices} />
          <p>
            {counted(prices.count, ['nabídka', 'nabídky', 'nabídek'])} s&nbsp;pevnou cenou; polovina nestojí
            víc než obvyklá cena.
          </p>
        </div>
      ) : (
        <p className={text.small}>Na obvyklou cenu je tu zatím málo nabídek s&nbsp;pevnou cenou.</p>
      )}
      {seen.length > 0 && (
        <AttributeTable
          label={`Parametry v nabídkách: ${name}`}
          rows={seen.map(({ label, value }) => ({ name: label, value }))}
        />
      )}
    </section>
  );
}
