import type { AttributeDefinition, AttributeValue } from './contract.ts';
import { czechNumber } from './attributes-form.ts';

const nbsp = '\u00a0';

/** Formats a value in full with its unit: `96 cm`, `Levá (L)`, `Ano`; a demand's range as `92–96 cm`. */
export function formatAttribute(definition: AttributeDefinition, value: AttributeValue): string {
  if (typeof value === 'object' && !Array.isArray(value)) return withUnit(definition, formatRange(value));
  if (typeof value === 'number') return withUnit(definition, czechNumber(value));
  if (typeof value === 'boolean') return value ? 'Ano' : 'Ne';
  return labels(definition, value).join(', ');
}

/** Formats a value for a card cell: `levá`, `PE`, `U13`, `160 × 115 cm`. */
export function formatAttributeShort(definition: AttributeDefinition, value: AttributeValue): string {
  if (typeof value === 'boolean') return value ? 'ano' : 'ne';
  if (typeof value !== 'string' && !Array.isArray(value)) return formatAttribute(definition, value);
  const shownLabels = labels(definition, value).map((label) => (definition.choices ? short(label) : label));
  return shownLabels.length > 2
    ? `${shownLabels.slice(0, 2).join(', ')} +${shownLabels.length - 2}`
    : shownLabels.join(', ');
}

function withUnit({ unit }: AttributeDefinition, number: string): string {
  return unit ? number + nbsp + unit : number;
}

function formatRange({ min, max }: { min?: number | undefined; max?: number | undefined }): string {
  if (min === undefined) return max === undefined ? '' : `do${nbsp}${czechNumber(max)}`;
  if (max === undefined) return `od${nbsp}${czechNumber(min)}`;
  return min === max ? czechNumber(min) : `${czechNumber(min)}–${czechNumber(max)}`;
}

function labels({ choices }: AttributeDefinition, value: string | string[]): string[] {
  return [value].flat().map((id) => choices?.find((each) => each.id === id)?.label ?? id);
}

/**
 * The first part of a label, in lower case unless it is a size or an abbreviation: `Kompozit (karbon…)` →
 * `kompozit`.
 */
function short(label: string): string {
  const head = label.split(/ \(| – |, | nebo /)[0] ?? label;
  return head === head.toUpperCase() ? head : head.charAt(0).toLowerCase() + head.slice(1);
}
