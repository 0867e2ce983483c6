import { type ReactNode, useState } from 'react';
import { ConditionPips } from '../../../ui/cards/condition-pips.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { BladeLeft, BladeRight } from '../../../ui/icons/drawings.tsx';
import { AboutAttribute } from '../../catalogue/components/about-attribute.tsx';
import { conditionLevel } from '../../listings/components/format-condition.ts';
import { conditions } from './choices.ts';
import { segmentOf } from './form-fields.ts';
import type { ValuesFacet } from './filter-groups.ts';
import type { Interpretation } from './way-links.ts';
import styles from './filters.module.css';

/** Bars of the condition meter by filter value. */
const conditionLevels = new Map<string, 1 | 2 | 3 | 4>(
  conditions.map((condition) => [condition, conditionLevel({ condition })]),
);

type Option = ValuesFacet['options'][number];

/** Visible values of a long list; one or two more are not worth folding. */
const seenAtOnce = 8;

/** Values of one parameter with counts; a long list folds rare ones. */
export function FacetValues({ facet }: { facet: ValuesFacet }) {
  const { options } = facet;
  const long = options.length > seenAtOnce + 2;
  // Fixed at first render, so that no value moves while counts change.
  const [sight, setSight] = useState(() => inSight(options));
  if (!options.some(({ value }) => sight.has(value))) setSight(inSight(options));
  const seen = long ? options.filter(({ value }) => sight.has(value)) : options;
  // What would find nothing cannot be chosen anyway; in a folded list it is left out.
  const folded = options.filter((option) => !seen.includes(option) && (option.count > 0 || option.chosen));
  const chosenInside = folded.filter(({ chosen }) => chosen).length;
  const row = (option: Option) => <ValueRow key={option.value} facet={facet} option={option} />;
  return (
    <div role="group" aria-label={facet.label} className={styles.values}>
      {!facet.several && options.length > 1 && (
        <Checkbox
          dense
          type="radio"
          name={facet.key}
          value=""
          label="Nezáleží"
          defaultChecked={!options.some(({ chosen }) => chosen)}
        />
      )}
      {seen.map(row)}
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>
            Ukázat další ({folded.length}
            {chosenInside > 0 && `, zvoleno ${chosenInside}`})
          </summary>
          {folded.map(row)}
        </details>
      )}
    </div>
  );
}

/** Selected values and the most frequent ones; empty values are folded unless all are empty. */
function inSight(options: readonly Option[]): ReadonlySet<string> {
  const offered = options.filter(({ count }) => count > 0);
  const commonest = (offered.length > 0 ? offered : [...options])
    .toSorted((a, b) => b.count - a.count)
    .slice(0, seenAtOnce);
  return new Set([...options.filter(({ chosen }) => chosen), ...commonest].map(({ value }) => value));
}

/** One value; an empty one stays visible but disabled, unless it is selected. */
export function ValueRow({ facet, option }: { facet: ValuesFacet; option: Option }) {
  return (
    <Checkbox
      dense
      type={facet.several || facet.options.length === 1 ? 'checkbox' : 'radio'}
      name={facet.key}
      value={option.value}
      defaultChecked={option.chosen}
      disabled={option.count === 0 && !option.chosen}
      count={option.count}
      label={valueLabel(facet.key, option)}
    />
  );
}

function valueLabel(key: string, { value, label }: Option): ReactNode {
  const level = key === 'condition' ? conditionLevels.get(value) : undefined;
  if (!level) return label;
  return (
    <>
      <ConditionPips level={level} />
      {`\u2002${label}`}
    </>
  );
}

const bladeOf = new Map([
  ['left', BladeLeft],
  ['right', BladeRight],
]);

/**
 * Left, right or both side by side; straight is a separate checkbox, because it is never implied. A side implied by the
 * words is selected; with JavaScript another one replaces it in the words, which is why no count of theirs applies.
 */
export function HandValues({ facet, side }: { facet: ValuesFacet; side: Interpretation['side'] }) {
  const sides = facet.options.filter(({ value }) => bladeOf.has(value));
  const others = facet.options.filter(({ value }) => !bladeOf.has(value));
  const chosen = facet.options.filter((option) => option.chosen).map(({ value }) => value);
  return (
    <div role="group" aria-label={facet.label}>
      <Segmented
        name={facet.key}
        options={[
          ...sides.map(({ value, label, count, chosen: on }) => ({
            value,
            label: label.replace(/ \(.\)$/, ''),
            icon: bladeOf.get(value),
            ...(side === undefined || side.value === value
              ? { count, disabled: count === 0 && !on }
              : undefined),
          })),
          { value: '', label: 'Obojí' },
        ]}
        defaultValue={
          side?.value ??
          segmentOf(
            sides.map(({ value }) => value),
            chosen,
          )
        }
        implied={side}
      />
      <div className={styles.besideHand}>
        {others.map((option) => (
          <ValueRow key={option.value} facet={facet} option={option} />
        ))}
        <AboutAttribute attribute={facet.key} className={styles.about} />
      </div>
    </div>
  );
}
