import type { AttributeDefinition } from '../catalogue/contract.ts';
import { compareCzech } from '../../contract/compare-czech.ts';

export type Seen = { key: string; value: string; count: number };
export type SeenRow = { label: string; value: string };

const maxChoices = 5;

/**
 * Summarizes the attributes of offers: numbers as a range, choices by frequency. An attribute stated by fewer
 * than two offers is omitted.
 */
export function seenRows(definitions: readonly AttributeDefinition[], seen: readonly Seen[]): SeenRow[] {
  return definitions
    .filter(({ filter }) => filter)
    .flatMap((definition) => {
      const values = seen.filter(({ key }) => key === definition.key);
      if (values.reduce((sum, { count }) => sum + count, 0) < 2) return [];
      const value = definition.choices ? choicesSeen(definition, values) : numbersSeen(definition, values);
      return value === undefined ? [] : [{ label: definition.label, value }];
    });
}

function choicesSeen({ choices = [] }: AttributeDefinition, values: Seen[]): string | undefined {
  const named = values
    .toSorted((a, b) => b.count - a.count || compareCzech(a.value, b.value))
    .flatMap(({ value, count }) => {
      const label = choices.find(({ id }) => id === value)?.label;
      return label ? [`${label}\u00a0(${count})`] : [];
    });
  if (named.length === 0) return undefined;
  return named.length > maxChoices ? `${named.slice(0, maxChoices).join(', ')}…` : named.join(', ');
}

/** For example `87–103 cm, nejčastěji 96`. */
function numbersSeen({ type, unit }: AttributeDefinition, values: Seen[]): string | undefined {
  if (type !== 'int' && type !== 'decimal') return undefined;
  const numbers = values.map(({ value, count }) => ({ number: Number(value), count }));
  const sorted = numbers.toSorted((a, b) => a.number - b.number);
  const [least, greatest] = [sorted[0], sorted.at(-1)];
  if (!least || !greatest) return undefined;
  const inUnit = (text: string) => (unit ? `${text}\u00a0${unit}` : text);
  if (least === greatest) return inUnit(written(least.number));
  const commonest = numbers.toSorted((a, b) => b.count - a.count || a.number - b.number)[0];
  const span = inUnit(`${written(least.number)}–${written(greatest.number)}`);
  return commonest && commonest.count > 1 ? `${span}, nejčastěji\u00a0${written(commonest.number)}` : span;
}

function written(number: number): string {
  return String(number).replace('.', ',');
}
