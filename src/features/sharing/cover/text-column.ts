import { ball, soft, white } from './colours.ts';
import { type Words, type TextImage, textImage } from './text-image.ts';

/** The texts of a cover. */
export type CoverFacts = {
  title: string;
  /** `1 490 Kč`, `Dohodou`. */
  price: string;
  /** Short lines under the title: condition, size, place. */
  lines: readonly string[];
  /** In a corner: `Poptávka`, `Rezervováno`. */
  label?: string | undefined;
};

/** Where the words begin and end, how wide they may be, and how large their title and price are; in pixels. */
export type Column = { top: number; lowest: number; width: number; title: number; price: number };

/** The words from the top down; what no longer fits is left out. */
export async function textColumn(
  { title, price, lines, label }: CoverFacts,
  column: Column,
): Promise<{ input: Buffer; top: number }[]> {
  const images: (TextImage & { gap: number })[] = [];
  const add = async (words: Omit<Words, 'width'>, gap: number) =>
    images.push({ ...(await textImage({ ...words, width: column.width })), gap });
  if (label) await add({ text: label, font: 'head', size: 26, colour: ball }, 26);
  await add({ text: title, font: 'head', size: column.title, colour: white }, 30);
  await add({ text: price, font: 'head', size: column.price, colour: ball }, 34);
  const all = lines.join('\n');
  if (all !== '') await add({ text: all, font: 'text', size: 30, colour: soft, spacing: 10 }, 0);
  const placed: { input: Buffer; top: number }[] = [];
  let { top } = column;
  for (const { input, height, gap } of images) {
    if (top + height > column.lowest) break;
    placed.push({ input, top });
    top += height + gap;
  }
  return placed;
}
