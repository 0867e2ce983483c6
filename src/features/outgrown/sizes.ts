import { categoryForm, estimatedShaftCm, longestTotalCm } from '../catalogue/index.ts';
import { sticksByHeight } from '../query-understanding/index.ts';
import { formatSize, type OutgrownCategory, sizeAttributes } from './rules.ts';

export type Thing = { category: OutgrownCategory; size: string };

/** What to look for when a thing is too small: a size, in words and as parameters of a search. */
export type NextSize = { size: string; label: string; search: Readonly<Record<string, string>> };

/** Whose thing of a size is, by which it is judged. */
export type SizeKind = 'child' | 'adult' | 'longest';

/** The longest shaft (cm) and the largest shoe (EU) of children, by the domain's table of outgrowing. */
const longestShaft = 92;
const largestShoe = 39;

/**
 * The size of a thing as the catalogue has it, from what somebody typed: `75`, `33,5`, `128`, `xs`. Nothing where the
 * category has no such size.
 */
export function readSize(category: OutgrownCategory, typed: string): string | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^(?:eu|vel\.?)\s*/, '')
    .replace(/\s*cm$/, '')
    .replace(',', '.');
  const definition = categoryForm(category)?.attributes.find(({ key }) => key === sizeAttributes[category]);
  if (!definition) return undefined;
  if (definition.choices) {
    const exact = definition.choices.find(({ id }) => id === text)?.id;
    return exact ?? (sizeAttributes[category] === 'goalieSize' ? goalieSizeOf(category, text) : undefined);
  }
  const { min = 0, max = 0, step = 1 } = definition;
  const number = /^\d{2,3}(?:\.[05])?$/.test(text) ? Number(text) : NaN;
  const isOne = number >= min && number <= max && Number.isInteger(number / step);
  return isOne ? String(number) : undefined;
}

/** Goalkeepers' gear is sized by tens: a number of clothes, `128`, is the size that still covers it, `130`. */
function goalieSizeOf(category: OutgrownCategory, text: string): string | undefined {
  const height = /^\d{3}$/.test(text) ? Number(text) : NaN;
  return heightSizes(category).find((size) => height <= Number(size) && height > Number(size) - 10);
}

/** What is longer than any shaft is rather the whole stick: the shaft of it, by estimate. */
export function shaftOfTotal(typed: string): number | undefined {
  const total = Number(/^\s*(\d{2,3})(?:[.,]\d)?\s*(?:cm)?\s*$/i.exec(typed)?.[1]);
  const { max = longestTotalCm } =
    categoryForm('florbalky')?.attributes.find(({ key }) => key === 'shaftLengthCm') ?? {};
  return total > max && total <= longestTotalCm ? estimatedShaftCm(total) : undefined;
}

export function sizeKind({ category, size }: Thing): SizeKind {
  const number = Number(size);
  if (Number.isNaN(number)) return 'adult';
  if (sizeAttributes[category] === 'shaftLengthCm') return number > longestShaft ? 'adult' : 'child';
  if (sizeAttributes[category] === 'shoeSizeEu') return number > largestShoe ? 'adult' : 'child';
  return nextSize({ category, size }) ? 'child' : 'longest';
}

/** The next size; nothing where it would be a grown-up's. */
export function nextSize({ category, size }: Thing): NextSize | undefined {
  const attribute = sizeAttributes[category];
  const found = (next: string, asked = next): NextSize => ({
    size: next,
    label: formatSize(category, next),
    search: { category, [attribute]: asked },
  });
  const number = Number(size);
  if (attribute === 'shaftLengthCm') {
    const row = nextRow(number);
    return row && found(String(row.usual), `${Math.floor(number) + 1}-${row.shafts[1]}`);
  }
  if (attribute === 'shoeSizeEu')
    return number > largestShoe ? undefined : found(String(number + 1), `${number + 1}-${number + 1.5}`);
  const sizes = heightSizes(category);
  const next = sizes[sizes.indexOf(size) + 1];
  return next === undefined || !sizes.includes(size) ? undefined : found(next);
}

/**
 * The height (cm) at which a thing that is chosen by height is too small.
 *
 * A stick is when the advisor's table comes to a row whose usual shaft is longer. Clothes bear the height they are made
 * for, three centimetres on either side (EN 13402-3), so they are too small where those of the next size begin. Of
 * goalkeepers' gear people take a size more than of clothes, to move freely, so it is too small for whoever is as tall
 * as it says. Nothing where there is no next size.
 */
export function tooSmallFrom({ category, size }: Thing): number | undefined {
  if (!nextSize({ category, size })) return undefined;
  const attribute = sizeAttributes[category];
  if (attribute === 'shaftLengthCm') return nextRow(Number(size))?.heights[0];
  if (attribute === 'shoeSizeEu') return undefined;
  return Number(size) + (attribute === 'clothingSize' ? clothesEase : 0);
}

const clothesEase = 3;

/** Whole months in which a foot grows by one EU size, by the domain's estimate: to EU 33 about seven, later about ten. */
export const monthsOfShoe = (size: string): number => (Number(size) < 34 ? 7 : 10);

const nextRow = (shaft: number) => sticksByHeight.find(({ usual }) => usual > shaft);

/** Sizes that are heights (cm), the smallest first. */
export function heightSizes(category: OutgrownCategory): string[] {
  const attributes = categoryForm(category)?.attributes ?? [];
  const choices = attributes.find(({ key }) => key === sizeAttributes[category])?.choices ?? [];
  return choices.flatMap(({ id }) => (Number.isNaN(Number(id)) ? [] : [id]));
}
