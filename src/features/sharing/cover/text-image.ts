import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/**
 * Two static weights of Archivo, each with its own family name: the text renderer supports neither WOFF2 nor
 * variable fonts.
 */
const fonts = {
  head: { family: 'Bazar Archivo Head', file: fontFile('bazar-head.ttf') },
  text: { family: 'Bazar Archivo Text', file: fontFile('bazar-text.ttf') },
} as const;

function fontFile(name: string): string {
  return fileURLToPath(new URL(`../fonts/${name}`, import.meta.url));
}

type Words = {
  text: string;
  font: keyof typeof fonts;
  /** Font size in pixels. */
  size: number;
  colour: string;
  /** Max line width in pixels. */
  width: number;
  /** Extra pixels between lines. */
  spacing?: number;
};

type TextImage = { input: Buffer; width: number; height: number };

/** Text rendered in the site's font on a transparent background, with line breaks. */
export async function textImage({ text, font, size, colour, width, spacing = 0 }: Words): Promise<TextImage> {
  const { family, file } = fonts[font];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      width,
      spacing,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Pango parses its text as markup; unsupported characters would abort the rendering. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The texts of a cover. */
export type CoverFacts = {
  title: string;
  /** `1 490 Kč`, `Dohodou`. */
  price: string;
  /** Short lines below the title: condition, size, place. */
  lines: readonly string[];
  /** A corner label: `Poptávka`, `Rezervováno`. */
  label?: string | undefined;
};

/** Vertical bounds, max width, and font sizes of title and price, in pixels. */
type Column = { top: number; lowest: number; width: number; title: number; price: number };

/** The texts from top to bottom; what does not fit is omitted. */
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

/** Colours of generated pictures: background, ball and texts. */
export const court = '#00535c';
export const ball = '#d8f34e';
export const white = '#ffffff';
export const soft = '#cfe6e7';

/** The site's logo, 40 units wide. */
const mark =
  'M3 3h17a17 17 0 1 1-17 17ZM20 16.200a3.800 3.800 0 1 0 0 7.600a3.800 3.800 0 0 0 0-7.600ZM10.600 8.300a2.300 2.300 0 1 0 0 4.600a2.300 2.300 0 0 0 0-4.600ZM23.4 6.300c-1.500-.4-2.900.2-3.100 1.300s.8 2.200 2.300 2.600s2.900-.2 3.100-1.300s-.8-2.200-2.300-2.600ZM32.9 16.200c-1.100.3-1.600 1.700-1.200 3.200s1.600 2.500 2.700 2.200s1.600-1.700 1.200-3.200s-1.600-2.500-2.700-2.200ZM30 28.400c-.8-.8-2.300-.6-3.400.5s-1.300 2.600-.5 3.400s2.300.6 3.400-.5s1.300-2.600.5-3.400ZM17.300 30.300c-1.500-.4-2.900.2-3.200 1.300s.8 2.300 2.300 2.700s2.900-.2 3.200-1.300s-.8-2.300-2.300-2.700ZM7 18.800c-1.100.3-1.700 1.700-1.300 3.200s1.600 2.400 2.700 2.100s1.700-1.700 1.300-3.200S8.100 18.500 7 18.800Z';

/** The site's ball as an SVG, `size` pixels wide. */
export function ballSvg(size: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}"><path fill="${ball}" fill-rule="evenodd" d="${mark}"/></svg>`,
  );
}
