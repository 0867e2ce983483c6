import { crowns } from '../../../contract/czech.ts';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/layout/text.module.css';
import { formatCondition } from '../../listings/components/format-condition.ts';
import type { UsualPrices } from '../contract.ts';
import { formatBasis, formatRange } from './format-usual-price.ts';
import styles from './usual-price.module.css';

const width = 400;

/** Usual prices by condition: a chart built as a table, so that it is accessible to screen readers. */
export function UsualPricesTable({ usual, label }: { usual: UsualPrices; label: string }) {
  const most = Math.max(...usual.rows.map(({ high }) => high));
  const at = (price: number) => Math.round((price / most) * width);
  return (
    <div>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Stav</th>
            <th scope="col">Obvykle</th>
            <th scope="col">Polovina se prodá do</th>
          </tr>
        </thead>
        <tbody>
          {usual.rows.map(({ condition, wear, low, typical, high }) => (
            <tr key={`${condition} ${wear}`}>
              <th scope="row">{formatCondition({ condition, wear })}</th>
              <td>
                <b>{formatRange({ low, high })}</b>
                <svg viewBox={`0 0 ${width} 16`} preserveAspectRatio="none" aria-hidden="true">
                  <rect className={styles.track} y="6" width={width} height="4" rx="2" />
                  <rect
                    className={styles.span}
                    x={at(low)}
                    y="3"
                    width={at(high) - at(low)}
                    height="10"
                    rx="3"
                  />
                  <rect className={styles.middle} x={at(typical) - 3} y="1" width="6" height="14" rx="3" />
                </svg>
              </td>
              <td>{crowns(typical)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classNames(text.small, text.secondary)}>
        V&nbsp;rozpětí čekáme osm prodejů z&nbsp;deseti. Odhad{' '}
        {formatBasis(usual, ' v\u00a0různém stavu za poslední tři roky')}.
      </p>
    </div>
  );
}
