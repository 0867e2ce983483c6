import { fold } from '../../contract/fold.ts';
import type { CategoryForm } from '../catalogue/contract.ts';
import { descriptionLength, titleLength } from '../listings/contract.ts';
import type { OfferRead } from '../query-understanding/index.ts';
import type { RecognizedValue } from './contract.ts';

type Named = {
  form: CategoryForm | undefined;
  brand: string | undefined;
  model: string | undefined;
  values: readonly RecognizedValue[];
};

/** Attributes used in titles, in order, with their format. */
const titleFacts: Readonly<Record<string, (text: string) => string>> = {
  'attributes.shaftLengthCm': (text) => text,
  'attributes.shoeSizeEu': (text) => `EU ${text.replace('EU', '').trim()}`,
  'attributes.clothingSize': (text) => `vel. ${text}`,
  'attributes.goalieSize': (text) => `vel. ${text}`,
  'attributes.hand': (text) => text.replace(/\s*\(.*\)$/u, '').toLowerCase(),
  'attributes.flexMm': (text) => `flex ${text.replace(/\s*mm$/u, '')}`,
  'attributes.quantity': (text) => text,
};

/** The line itself when its length is valid for a title; otherwise a title composed of the recognized values. */
export function titleOf(
  line: string,
  read: OfferRead,
  { form, brand, model, values }: Named,
): string | undefined {
  const isTitle = (text: string) => text.length >= titleLength.min && text.length <= titleLength.max;
  if (isTitle(line.trim())) return line.trim();
  const measured = Object.entries(titleFacts).flatMap(([name, say]) => {
    const value = values.find((each) => each.name === name);
    return value ? [say(value.text.replaceAll('\u00a0', ' '))] : [];
  });
  const label = nounOf(read, form);
  // `Unihoc Epic 96 cm` is obviously a stick, so the noun is omitted; a child's or a shaft alone is said.
  const isObvious =
    form?.slug === sticks &&
    !read.kids &&
    values.some(({ name }) => name === 'attributes.flexMm' || name === 'attributes.shaftLengthCm');
  const thing = isObvious && brand ? undefined : label;
  const [first, ...rest] = measured;
  const name = [[thing, brand, model, first].filter(Boolean).join(' '), ...rest].join(', ');
  const isTold = brand !== undefined || measured.length > 0 || label !== undefined;
  return isTold && isTitle(name) ? name.charAt(0).toUpperCase() + name.slice(1) : undefined;
}

const sticks = 'florbalky';

/** `míčky` rather than `míček` when there are several, `dětská florbalka`. */
function nounOf({ label, kids, attributes }: OfferRead, form: CategoryForm | undefined): string | undefined {
  if (label === undefined || form === undefined) return label;
  if (form.slug === sticks && kids) return `dětská ${label}`;
  const isPlural = typeof attributes.quantity === 'number' && attributes.quantity > 1;
  return isPlural && isNamedAfter(form.name, label) ? form.name.toLowerCase() : label;
}

const sameBeginning = 3;

/** `Míčky` is the category of a `míček`; `Branky a sítě` is no plural of `síť`. */
const isNamedAfter = (category: string, label: string) =>
  !category.includes(' ') && fold(category).slice(0, sameBeginning) === fold(label).slice(0, sameBeginning);

/** Matches only prices and the words around them. */
const onlyMoney =
  /^(cena|ceny|za|prodam|chci|kc|czk|korun|tis|tisice?|stov(ky|ek|ku|ka)|dohodou|zdarma|[\d\s.,-])+$/u;

/**
 * The text without its title line, and without trailing price and municipality, which have fields of their own.
 * Undefined when it is too short for a description.
 */
export function descriptionOf(
  text: string,
  title: string | undefined,
  place: string | undefined,
): string | undefined {
  const isOwnLine = title !== undefined && text.startsWith(`${title}\n`);
  const rest = isOwnLine ? text.slice(title.length).trim() : text;
  const parts = rest.split(/(?<=[.;\n]|,(?!\d))/u);
  const isOwn = (part: string) => {
    const words = fold(part).replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
    return words === '' || words === fold(place ?? '') || onlyMoney.test(words);
  };
  while (parts.length > 1 && isOwn(parts.at(-1) ?? '')) parts.pop();
  const kept = parts.join('').replace(/[\s,;]+$/u, '');
  const whole = [kept, rest, text].find((each) => each.length >= descriptionLength.min);
  return whole && whole.charAt(0).toUpperCase() + whole.slice(1);
}
