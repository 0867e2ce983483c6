import { categoryForm, estimatedShaftCm, longestTotalCm } from '../catalogue/index.ts';
import { sticksByHeight } from '../query-understanding/index.ts';
import { formatSize, type OutgrownCategory, sizeAttributes } from './rules.ts';

export type Thing = { category: OutgrownCategory; size: string };

/** The next size to look for, as a label and as search parameters. */
export type NextSize = { size: string; label: string; search: Readonly<Record<string, string>> };

/** Whether a size is a child's, an adult's, or the longest for children. */
export type SizeKind = 'child' | 'adult' | 'longest';

/** The longest shaft (cm) and the largest shoe (EU) of children, by the domain's table of outgrowing. */
const longestShaft = 92;
const largestShoe = 39;

/**
 * Normalizes a typed size (`75`, `33,5`, `128`, `xs`) to the catalogue's; undefined when the category has no
 * such size.
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

/** Goalkeeper gear is sized by tens: clothes size `128` corresponds to the next one up, `130`. */
function goalieSizeOf(category: OutgrownCategory, text: string): string | undefined {
  const height = /^\d{3}$/.test(text) ? Number(text) : NaN;
  return heightSizes(category).find((size) => height <= Number(size) && height > Number(size) - 10);
}

/** A length above any shaft is probably the total length: returns the estimated shaft. */
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

/** The next size; undefined when it would be an adult's. */
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
 * The height (cm) from which an item sized by height is too small; undefined without a next size. A stick: when
 * the advisor's table reaches a row with a longer usual shaft. Clothes: their size is a body height ± 3 cm (EN
 * 13402-3), so where the next size begins. Goalkeeper gear is worn one size larger than clothes, so at the
 * height it is labelled with.
 */
export function tooSmallFrom({ category, size }: Thing): number | undefined {
  if (!nextSize({ category, size })) return undefined;
  const attribute = sizeAttributes[category];
  if (attribute === 'shaftLengthCm') return nextRow(Number(size))?.heights[0];
  if (attribute === 'shoeSizeEu') return undefined;
  return Number(size) + (attribute === 'clothingSize' ? clothesEase : 0);
}

const clothesEase = 3;

/**
 * Whole months in which a foot grows by one EU size, by the domain's estimate: about seven up to EU 33, about
 * ten above.
 */
export const monthsOfShoe = (size: string): number => (Number(size) < 34 ? 7 : 10);

const nextRow = (shaft: number) => sticksByHeight.find(({ usual }) => usual > shaft);

/** Sizes that are heights (cm), ascending. */
export function heightSizes(category: OutgrownCategory): string[] {
  const attributes = categoryForm(category)?.attributes ?? [];
  const choices = attributes.find(({ key }) => key === sizeAttributes[category])?.choices ?? [];
  return choices.flatMap(({ id }) => (Number.isNaN(Number(id)) ? [] : [id]));
}
