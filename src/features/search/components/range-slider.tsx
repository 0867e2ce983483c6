import { useMemo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { RangeFacet } from './filter-groups.ts';
import styles from './range-filter.module.css';

/** Maps slider positions to values: every histogram bar has equal width, however many values it contains. */
export type RangeScale = {
  /** The last position; the first is 0. */
  last: number;
  valueAt: (position: number) => number;
  /** The nearest position; clamped to the ends. */
  positionOf: (value: number) => number;
};

const maxInBar = 20;

/** The scale of a range with at least one bar; a position is one step where bars are narrow enough. */
export function rangeScale({ histogram, min, max, step }: RangeFacet): RangeScale {
  const edges = [...histogram.map((bar) => bar.min), histogram.at(-1)?.max ?? max];
  const widths = edges.slice(1).map((edge, index) => edge - (edges[index] ?? min));
  const inBar = Math.min(maxInBar, Math.max(1, ...widths.map((width) => Math.round(width / step))));
  const last = Math.max(1, histogram.length * inBar);
  const valueAt = (position: number) => {
    const at = Math.min(Math.max(position, 0), last);
    const bar = Math.min(Math.floor(at / inBar), Math.max(widths.length - 1, 0));
    const value = (edges[bar] ?? min) + ((at - bar * inBar) / inBar) * (widths[bar] ?? 0);
    return Math.round(value / step) * step;
  };
  const positionOf = (value: number) => {
    let best = 0;
    for (let at = 1; at <= last; at += 1) {
      if (Math.abs(valueAt(at) - value) < Math.abs(valueAt(best) - value)) best = at;
    }
    return best;
  };
  return { last, valueAt, positionOf };
}

export type Ends = { min: number | undefined; max: number | undefined };

/** Positions of both thumbs; the lower one stays below the upper one, even with reversed input. */
export function positionsOf({ last, positionOf }: RangeScale, { min, max }: Ends) {
  const low = min === undefined ? 0 : Math.min(positionOf(min), last - 1);
  return { low, high: max === undefined ? last : Math.max(positionOf(max), low + 1) };
}

/** Two native sliders on one track that cannot cross. The ends of the track mean an open range. */
export function RangeSlider({
  facet,
  ends,
  onSlide,
}: {
  facet: RangeFacet;
  ends: Ends;
  onSlide: (ends: Ends) => void;
}) {
  const scale = useMemo(() => rangeScale(facet), [facet]);
  const { low, high } = positionsOf(scale, ends);
  const valueAt = (position: number) =>
    position <= 0 || position >= scale.last ? undefined : scale.valueAt(position);
  const words = (position: number) =>
    `${scale.valueAt(position).toLocaleString('cs-CZ')}\u00a0${facet.unit ?? ''}`.trim();
  const thumb = { min: 0, max: scale.last, step: 1, className: styles.thumb } as const;
  return (
    <>
      <svg
        className={styles.chosen}
        viewBox={`0 0 ${scale.last} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect x={low} y="0" width={high - low} height="1" />
      </svg>
      <input
        type="range"
        {...thumb}
        // When both thumbs meet at the right end, only the lower one can move.
        className={classNames(styles.thumb, low > scale.last / 2 && styles.above)}
        aria-label={`${facet.label} od`}
        aria-valuetext={words(low)}
        value={low}
        onChange={({ target }) =>
          onSlide({ ...ends, min: valueAt(Math.min(Number(target.value), high - 1)) })
        }
      />
      <input
        type="range"
        {...thumb}
        aria-label={`${facet.label} do`}
        aria-valuetext={words(high)}
        value={high}
        onChange={({ target }) => onSlide({ ...ends, max: valueAt(Math.max(Number(target.value), low + 1)) })}
      />
    </>
  );
}
