import type { Category, CategoryForm, Choice } from '../../../catalogue/contract.ts';
import { readPrice } from '../../price-text.ts';
import { conditionLabels, wearLabels } from '../format-condition.ts';
import { handLabels } from '../hand-labels.ts';

type Words = Readonly<Record<string, string>>;

const fixed: Readonly<Record<string, Words>> = {
  condition: conditionLabels,
  wantedConditions: conditionLabels,
  wear: wearLabels,
  swapHand: handLabels,
  priceType: { fixed: 'Částka', agreement: 'Dohodou', free: 'Zdarma' },
  placeShown: { exact: 'Obec', district: 'Jen okres' },
  swap: { on: 'Ano' },
};

/** Human-readable values of a raw field; empty ones are omitted. */
export function formatField(
  name: string,
  values: readonly string[],
  form: { categories: readonly Category[]; category?: CategoryForm | undefined },
): string {
  const formatted = formatValue(name, form);
  return values
    .map((value) => value.replaceAll('\r\n', '\n').trim())
    .filter((value) => value !== '')
    .map((value) => (name === 'price' ? String(readPrice(value)) : (formatted[value] ?? value)))
    .join(', ');
}

function formatValue(
  name: string,
  { categories, category }: { categories: readonly Category[]; category?: CategoryForm | undefined },
): Words {
  if (name === 'category' || name === 'swapCategory') {
    return Object.fromEntries(categories.map((each) => [each.slug, each.name]));
  }
  if (name === 'brand') {
    return Object.fromEntries((category?.brands ?? []).map((brand) => [brand.slug, brand.name]));
  }
  const attribute = category?.attributes.find(({ key }) => name === `attributes.${key}`);
  if (attribute) return attribute.choices ? labelsOf(attribute.choices) : { on: 'Ano' };
  return fixed[name] ?? {};
}

const labelsOf = (choices: readonly Choice[]): Words =>
  Object.fromEntries(choices.map(({ id, label }) => [id, label]));
