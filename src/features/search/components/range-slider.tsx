import { useMemo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { RangeFacet } from './filter-groups.ts';
import styles from './range-filter.module.css';

/** Places on a slider below a histogram: each bar takes the same room, however many values lie in it. */
export type RangeScale = {
  /** The last position; the first is 0. */
  last: number;
  valueAt: (position: number) => number;
  /** The nearest position; past the ends the end. */
  positionOf: (value: number) => number;
};

const maxInBar = 20;

/** The scale of a range with at least one bar; one position is one step where bars are narrow enough. */
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

/** Where both ends stand: the lower one always before the upper one, also while somebody types them the other way round. */
export function positionsOf({ last, positionOf }: RangeScale, { min, max }: Ends) {
  const low = min === undefined ? 0 : Math.min(positionOf(min), last - 1);
  return { low, high: max === undefined ? last : Math.max(positionOf(max), low + 1) };
}

/** Two native sliders over one track; they cannot cross. An end of the track means that side is open. */
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
        // Where both ends meet on the right, only the lower one can still move.
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
