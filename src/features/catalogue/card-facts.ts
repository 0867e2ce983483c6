import type { AttributeRules, AttributeValue, AttributeValues, Fact } from './contract.ts';
import { type Cell, cellsOf } from './card-cells.ts';
import { formatAttributeShort } from './format-attribute.ts';

const nbsp = '\u00a0';
const handIds = ['left', 'right', 'straight'] as const;

/** Up to three cells of a card's fact strip; attributes that are not stated are omitted. */
export function cardFacts(category: AttributeRules, attributes: AttributeValues): Fact[] {
  return cellsOf(category.slug)
    .flatMap((cell) => fact(cell, category, attributes) ?? [])
    .slice(0, 3);
}

function fact([label, key]: Cell, category: AttributeRules, attributes: AttributeValues): Fact | undefined {
  const value = formatValue(key, category, attributes);
  if (value === undefined) {
    const total = key === 'shaftLengthCm' ? formatValue('totalLengthCm', category, attributes) : undefined;
    return total === undefined ? undefined : { label, value: `${total} celkem` };
  }
  if (key === 'hand') return { label, value: value, hand: onlyHand(attributes.hand) };
  if (bareNumbers.includes(key)) return { label, value: value.replace(/\s\p{L}+$/u, '') };
  return { label, value: key === 'shoeSizeEu' ? `EU${nbsp}${value}` : value };
}

/** The single side for the blade icon; undefined for a demand that accepts either. */
function onlyHand(value: AttributeValue | undefined): Fact['hand'] {
  const [only, another] = [value].flat();
  return another === undefined ? handIds.find((id) => id === only) : undefined;
}

/** Shown without a unit: their label already names it. */
const bareNumbers = ['flexMm', 'quantity', 'bagSticks'];

function formatValue(key: string, { attributes: definitions }: AttributeRules, attributes: AttributeValues) {
  const definition = definitions.find((each) => each.key === key);
  const value = attributes[key];
  return definition && value !== undefined ? formatAttributeShort(definition, value) : undefined;
}
