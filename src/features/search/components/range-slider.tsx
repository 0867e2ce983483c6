import { useMemo } from 'react';
import type { RangeFacet } from './filter-groups.ts';
import { rangeScale } from './range-scale.ts';
import styles from './range-filter.module.css';

export type Ends = { min: number | undefined; max: number | undefined };

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
  const low = ends.min === undefined ? 0 : scale.positionOf(ends.min);
  const high = ends.max === undefined ? scale.last : scale.positionOf(ends.max);
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
        <rect x={low} y="0" width={Math.max(0, high - low)} height="1" />
      </svg>
      <input
        type="range"
        {...thumb}
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
