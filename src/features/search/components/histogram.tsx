import type { RangeFacet } from './filter-groups.ts';
import styles from './range-filter.module.css';

type Bounds = { min?: number | undefined; max?: number | undefined };

/** How many listings lie at each part of a range, drawn; the numbers beside it say what is chosen. */
export function Histogram({ facet, chosen }: { facet: RangeFacet; chosen: Bounds }) {
  const { histogram } = facet;
  const most = Math.max(1, ...histogram.map(({ count }) => count));
  const anyChosen = chosen.min !== undefined || chosen.max !== undefined;
  const within = (bar: { min: number; max: number }) =>
    anyChosen && bar.max >= (chosen.min ?? -Infinity) && bar.min <= (chosen.max ?? Infinity);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${histogram.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {histogram.map((bar, index) => {
        // A single listing must still be seen.
        const height = bar.count === 0 ? 2 : 8 + (92 * bar.count) / most;
        return (
          <rect
            key={bar.min}
            x={index + 0.06}
            y={Math.round(100 - height)}
            width="0.88"
            height={Math.round(height)}
            className={within(bar) ? styles.within : undefined}
          />
        );
      })}
    </svg>
  );
}
