import type { RangeFacet } from './filter-groups.ts';

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
