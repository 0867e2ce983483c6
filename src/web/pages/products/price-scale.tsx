import { crowns } from '../../../contract/czech.ts';
import type { PriceSpan } from '../../../features/products/contract.ts';
import styles from './products.module.css';

/** From the lowest price to the highest, with a mark where the typical one lies. */
export function PriceScale({ prices: { min, typical, max } }: { prices: PriceSpan }) {
  const at = max === min ? 50 : ((typical - min) / (max - min)) * 100;
  return (
    <div>
      <svg className={styles.span} viewBox="0 0 416 16" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} x="0.5" y="5.5" width="415" height="5" rx="2.5" />
        <rect className={styles.middle} x={Math.round(at * 4.08)} y="1" width="8" height="14" rx="3" />
      </svg>
      <p className={styles.ends}>
        <span>od {crowns(min)}</span>
        <span>do {crowns(max)}</span>
      </p>
    </div>
  );
}
