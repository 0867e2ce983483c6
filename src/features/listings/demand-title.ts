import { crowns } from '../../contract/czech.ts';
import type { AttributeValues, CategoryForm } from '../catalogue/contract.ts';
import { type FieldValues, attributesFromForm, attributesSchema, cardFacts } from '../catalogue/rules.ts';
import { priceCzk, titleLength } from './contract.ts';
import { readPrice } from './price-text.ts';
import { typedLine } from '../../contract/typed-text.ts';

/** Sticks and blades, which alone have a side, are „ona“. */
const sides: Record<string, string> = { left: 'levou', right: 'pravou', straight: 'rovnou' };

/** Facts whose value says nothing without its word. */
const formatters: Record<string, (value: string) => string> = {
  flex: (value) => `flex ${value}`,
  velikost: (value) => (value.startsWith('EU') ? value : `velikost ${value}`),
  kusů: (value) => `${value} ks`,
};
/** Facts that are said as they are; all others stay out of a title. */
const bare = new Set(['délka', 'tvrdost', 'věk', 'objem', 'rozměr']);

/** A title for a demand from what its form says: „Sháním florbalku Unihoc 92–96 cm, levou, do 800 Kč“. */
export function demandTitle(category: CategoryForm, values: FieldValues): string {
  const attributes = readable(category, values);
  const [first, ...facts] = formatFact(category, attributes);
  const thing = ['Sháním', category.forms.accSg, brandOf(category, values)].filter(Boolean).join(' ');
  const side = formatSide(attributes.hand);
  const price = priceOf(values);
  const optional = [first, side, ...facts].filter((part) => part !== undefined);
  for (let kept = optional.length; kept >= 0; kept -= 1) {
    const title = plain(joined(thing, first, [...optional.slice(0, kept), price]));
    if (title.length <= titleLength.max) return title;
  }
  return plain(`Sháním ${category.forms.accSg}`);
}

/** A length or a size goes with the thing, the rest behind commas. */
function joined(thing: string, first: string | undefined, parts: readonly (string | undefined)[]): string {
  const [head, ...rest] = parts.filter((part) => part !== undefined);
  if (head === undefined) return thing;
  return [head === first ? `${thing} ${head}` : `${thing}, ${head}`, ...rest].join(', ');
}

function formatFact(category: CategoryForm, attributes: AttributeValues): string[] {
  return cardFacts(category, attributes).flatMap(({ label, value }) => {
    if (bare.has(label)) return [value];
    return formatters[label]?.(value) ?? [];
  });
}

function formatSide(hand: AttributeValues[string] | undefined): string | undefined {
  const named = (Array.isArray(hand) ? hand : []).flatMap((id) => sides[id] ?? []);
  return named.length > 0 ? named.join(' nebo ') : undefined;
}

/** The brand of the list, or the one typed in its place; „bez značky“ is no name. */
function brandOf(category: CategoryForm, values: FieldValues): string | undefined {
  const slug = textOf(values.brand);
  if (slug === 'jina') return textOf(values.brandText);
  if (slug === 'bez-znacky') return undefined;
  return category.brands.find((brand) => brand.slug === slug)?.name;
}

function priceOf(values: FieldValues): string | undefined {
  const amount = readPrice(textOf(values.price) ?? '');
  const stated = textOf(values.priceType) === 'fixed' && typeof amount === 'number';
  return stated && amount >= priceCzk.min && amount <= priceCzk.max ? `do ${crowns(amount)}` : undefined;
}

/** The attributes that can be read; those still being typed are left out. */
function readable(category: CategoryForm, values: FieldValues): AttributeValues {
  const read = attributesFromForm(category, 'demand', values);
  const checked = attributesSchema(category, 'demand').safeParse(read);
  if (checked.success) return checked.data;
  const wrong = new Set(checked.error.issues.map(({ path }) => path[0]));
  const rest = Object.fromEntries(Object.entries(read).filter(([key]) => !wrong.has(key)));
  const again = attributesSchema(category, 'demand').safeParse(rest);
  return again.success ? again.data : {};
}

const textOf = (value: string | string[] | undefined) => [value ?? []].flat().at(-1)?.trim() || undefined;

const plain = (title: string) => typedLine(title);
