import { counted, crowns } from '../../../contract/czech.ts';
import { formatCondition } from '../../../features/listings/components/format-condition.ts';
import type { ConditionPrices } from '../../../features/products/contract.ts';
import { minPricesOfCondition } from '../../../features/products/rules.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import article from './article.module.css';
import prose from './prose.module.css';

/** What things of the article are offered for now, by condition, and on how many offers each row rests. */
export function PresentPrices({ rows }: { rows: readonly ConditionPrices[] }) {
  const count = rows.reduce((sum, { prices }) => sum + prices.count, 0);
  return (
    <section className={classNames(layout.panel, article.prices)} aria-labelledby="ceny-ted">
      <h2 id="ceny-ted">Za kolik se nabízejí právě teď</h2>
      {rows.length === 0 ? (
        <p>
          Teď je tu málo nabídek s&nbsp;pevnou cenou na to, aby se z&nbsp;nich dalo něco spočítat. Ukazujeme
          jen stavy, ve kterých je nabídek aspoň {minPricesOfCondition}.
        </p>
      ) : (
        <>
          <div className={prose.text}>
            {/* What scrolls must take focus, so that a keyboard can scroll it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div role="region" aria-label="Ceny podle stavu, tabulka" tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th>Stav</th>
                    <th>Prostřední cena</th>
                    <th>Od a&nbsp;do</th>
                    <th>Nabídek</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ condition, wear, prices: { count: offers, min, typical, max } }) => (
                    <tr key={`${condition} ${wear}`}>
                      <td>{formatCondition({ condition, wear })}</td>
                      <td>
                        <strong>{crowns(typical)}</strong>
                      </td>
                      <td>
                        {crowns(min)} až {crowns(max)}
                      </td>
                      <td>{offers}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
          <p className={classNames(text.small, text.secondary)}>
            Z&nbsp;{counted(count, ['nabídky', 'nabídek', 'nabídek'])} s&nbsp;pevnou cenou, které jsou na
            bazaru aktivní. Stav, ve kterém je jich méně než {minPricesOfCondition}, chybí.
          </p>
        </>
      )}
    </section>
  );
}
