import { attributesOf } from '../catalogue/index.ts';
import { sizeAttributes } from './rules.ts';

/** A size with its label (`96 cm`, `42,5`, `M`); `parameter` and `value` are those of a search. */
export type Size = { parameter: (typeof sizeAttributes)[number]; value: string; label: string };

/** The attribute that is the size of a category's things. */
export function sizeAttribute(category: string) {
  const attributes = attributesOf(category).filter(({ filter }) => filter);
  return sizeAttributes.flatMap((key) => {
    const attribute = attributes.find((each) => each.key === key);
    return attribute ? [{ ...attribute, key }] : [];
  })[0];
}

/** Converts a stored value to a size; undefined when it is not, or no longer, a choice. */
export function sizeOf(category: string, value: string): Size | undefined {
  const attribute = sizeAttribute(category);
  if (!attribute) return undefined;
  const { key, unit, choices } = attribute;
  if (choices) {
    const label = choices.find(({ id }) => id === value)?.label;
    return label === undefined ? undefined : { parameter: key, value, label };
  }
  const number = value.replace('.', ',');
  return { parameter: key, value: `${value}-${value}`, label: unit ? `${number}\u00a0${unit}` : number };
}

/** URL parts of sizes: products have a page per size of sticks (`96-cm`) and of shoes (`velikost-42-5`). */
const written = [
  {
    category: 'florbalky',
    pattern: /^([1-9]\d{1,2})-cm$/,
    segment: (value: string) => `${value}-cm`,
  },
  {
    category: 'boty',
    pattern: /^velikost-([1-9]\d(?:-5)?)$/,
    segment: (value: string) => `velikost-${value.replace('.', '-')}`,
  },
];

export const sizedCategories = written.map(({ category }) => category);

/** The URL part of a size, for categories with such pages. */
export function sizeSegment(category: string, value: string): string | undefined {
  const segment = written.find((each) => each.category === category)?.segment(value);
  return segment !== undefined && readSizeSegment(segment)?.value === value ? segment : undefined;
}

/** Parses a URL part to its category and stored value. */
export function readSizeSegment(segment: string): { category: string; value: string } | undefined {
  for (const { category, pattern } of written) {
    const value = pattern.exec(segment)?.[1];
    if (value !== undefined) return { category, value: value.replace('-', '.') };
  }
  return undefined;
}
