import { crowns } from '../../contract/czech.ts';
import type { AttributeValues, CategoryForm } from '../catalogue/contract.ts';
import { type FieldValues, attributesFromForm, attributesSchema, cardFacts } from '../catalogue/rules.ts';
import { priceCzk, titleLength } from './contract.ts';
import { readPrice } from './price-text.ts';
import { normalizeLine } from '../../contract/normalize-text.ts';

/** Only sticks and blades have a side; both nouns are feminine in Czech. */
const sides: Record<string, string> = { left: 'levou', right: 'pravou', straight: 'rovnou' };

/** Facts whose bare value would be ambiguous. */
const formatters: Record<string, (value: string) => string> = {
  flex: (value) => `flex ${value}`,
  velikost: (value) => (value.startsWith('EU') ? value : `velikosti ${value}`),
  kusů: (value) => `${value} ks`,
};
/** Facts included as they are; all others are left out of the title. */
const bare = new Set(['délka', 'tvrdost', 'věk', 'objem', 'rozměr']);

/** Generates a title from a demand's form values: „Sháním florbalku Unihoc 92–96 cm, levou, do 800 Kč“. */
export function demandTitle(category: CategoryForm, values: FieldValues): string {
  const attributes = readable(category, values);
  const [first, ...facts] = formatFact(category, attributes);
  const thing = ['Sháním', category.forms.accSg, brandOf(category, values), textOf(values.model)]
    .filter(Boolean)
    .join(' ');
  const side = formatSide(attributes.hand);
  const price = priceOf(values);
  const optional = [first, side, ...facts].filter((part) => part !== undefined);
  for (let kept = optional.length; kept >= 0; kept -= 1) {
    const title = plain(joined(thing, first, [...optional.slice(0, kept), price]));
    if (title.length <= titleLength.max) return title;
  }
  return plain(`Sháním ${category.forms.accSg}`);
}

/** A length or size directly follows the item; the other parts are separated by commas. */
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

/** The selected brand, or the one typed by hand; „bez značky“ counts as none. */
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

/** The valid attributes; those still being typed are omitted. */
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

const plain = (title: string) => normalizeLine(title);
