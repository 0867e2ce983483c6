import type { AttributeRules, AttributeValue, AttributeValues, Fact } from './contract.ts';
import { type Cell, cellsOf } from './card-cells.ts';
import { formatAttributeShort } from './format-attribute.ts';

const nbsp = '\u00a0';
const handIds = ['left', 'right', 'straight'] as const;

/** Up to three cells of a card's fact strip: what the seller left out has none. */
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

/** The one side for the blade's icon; a demand that takes either has none. */
function onlyHand(value: AttributeValue | undefined): Fact['hand'] {
  const [only, another] = [value].flat();
  return another === undefined ? handIds.find((id) => id === only) : undefined;
}

/** Their label says what is counted. */
const bareNumbers = ['flexMm', 'quantity', 'bagSticks'];

function formatValue(key: string, { attributes: definitions }: AttributeRules, attributes: AttributeValues) {
  const definition = definitions.find((each) => each.key === key);
  const value = attributes[key];
  return definition && value !== undefined ? formatAttributeShort(definition, value) : undefined;
}
