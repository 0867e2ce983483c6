import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { FieldMessageLines } from '../../../ui/forms/field-messages.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { useLazyComponent } from '../../../ui/use-lazy-component.ts';
import { rangeFields } from '../address.ts';
import type { RangeFacet } from './filter-groups.ts';
import styles from './range-filter.module.css';
import type { Ends } from './range-slider.tsx';

const slider = async () => (await import('./range-slider.tsx')).RangeSlider;

/** A range as two number fields; with JavaScript also a slider under the histogram. */
export function RangeFilter({
  facet,
  named,
  wrong = {},
  compact = false,
}: {
  facet: RangeFacet;
  named: boolean;
  /** Invalid input of range fields, by field name. */
  wrong?: Readonly<Record<string, string>>;
  /** Places the fields beside the label, for compact forms. */
  compact?: boolean;
}) {
  const [RangeSlider, askForSlider] = useLazyComponent(slider);
  useEffect(askForSlider, [askForSlider]);
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<{ of: RangeFacet; ends: Ends }>();
  const ends = typed?.of === facet ? typed.ends : { min: facet.chosen?.min, max: facet.chosen?.max };
  const take = (next: Ends) => setTyped({ of: facet, ends: next });
  const names = rangeFields(facet.key);
  const unit = facet.unit ?? '';
  const isWrong = names.min in wrong || names.max in wrong;
  const bound = (end: 'min' | 'max', word: 'od' | 'do') => (
    <Input
      name={names[end]}
      inputMode={facet.step < 1 ? 'decimal' : 'numeric'}
      aria-label={`${facet.label} ${word}${unit === '' ? '' : ` (${unit})`}`}
      placeholder={facet[end] < 100_000 ? `${word} ${words(facet[end])}` : word}
      defaultValue={wrong[names[end]] ?? (facet.chosen?.[end] === undefined ? '' : words(facet.chosen[end]))}
      aria-invalid={names[end] in wrong || undefined}
      aria-describedby={names[end] in wrong ? `${facet.key}-error` : undefined}
      maxLength={12}
      onChange={({ target }) => take({ ...ends, [end]: numberIn(target.value) })}
    />
  );
  return (
    <div
      ref={box}
      className={classNames(styles.range, compact && styles.compact)}
      role="group"
      aria-label={facet.label}
    >
      {named && <p className={styles.name}>{facet.label}</p>}
      <Histogram facet={facet} chosen={ends} />
      <div className={styles.track}>
        {RangeSlider && (
          <RangeSlider
            facet={facet}
            ends={ends}
            onSlide={(next) => {
              take(next);
              writeInto(box.current, names, next);
            }}
          />
        )}
      </div>
      <div className={styles.ends}>
        {bound('min', 'od')}
        <span aria-hidden="true">–</span>
        {bound('max', 'do')}
        <span aria-hidden="true">{unit}</span>
      </div>
      <FieldMessageLines id={facet.key} error={isWrong ? ['Napiš jen číslo.'] : undefined} />
    </div>
  );
}

const words = (value: number) => value.toLocaleString('cs-CZ');

function numberIn(text: string): number | undefined {
  const number = Number(text.replaceAll(/\s/g, '').replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}

/** The number fields are what the form submits. */
function writeInto(box: HTMLElement | null, names: { min: string; max: string }, ends: Ends): void {
  for (const end of ['min', 'max'] as const) {
    const field = box?.querySelector<HTMLInputElement>(`input[name="${names[end]}"]`);
    const value = ends[end];
    if (field) field.value = value === undefined ? '' : words(value);
  }
}

type Bounds = { min?: number | undefined; max?: number | undefined };

/** Histogram of the range; decorative, because the fields state the selection. */
function Histogram({ facet, chosen }: { facet: RangeFacet; chosen: Bounds }) {
  const { histogram } = facet;
  const max = Math.max(1, ...histogram.map(({ count }) => count));
  const anyChosen = chosen.min !== undefined || chosen.max !== undefined;
  const within = (bar: { min: number; max: number }) =>
    anyChosen && bar.max >= (chosen.min ?? -Infinity) && bar.min <= (chosen.max ?? Infinity);
  const bars = histogram.map((bar, index) => {
    // Even a single listing must be visible.
    const height = Math.round(bar.count === 0 ? 2 : 8 + (92 * bar.count) / max);
    return { path: `M${index + 0.06} ${100 - height}h.88v${height}h-.88z`, within: within(bar) };
  });
  const pathOf = (inside: boolean) => bars.flatMap((bar) => (bar.within === inside ? bar.path : [])).join('');
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${histogram.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={pathOf(false)} />
      {anyChosen && <path d={pathOf(true)} className={styles.within} />}
    </svg>
  );
}
