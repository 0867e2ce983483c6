import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Archivo in two weights: the text renderer reads neither WOFF2 nor variable fonts. Each file has a family of its own name. */
const fonts = {
  head: { family: 'Bazar Archivo Head', file: fontFile('bazar-head.ttf') },
  text: { family: 'Bazar Archivo Text', file: fontFile('bazar-text.ttf') },
} as const;

function fontFile(name: string): string {
  return fileURLToPath(new URL(`../fonts/${name}`, import.meta.url));
}

export type Words = {
  text: string;
  font: keyof typeof fonts;
  /** Pixels of a letter's height with its room. */
  size: number;
  colour: string;
  /** Where lines are broken, in pixels. */
  width: number;
  /** Pixels between lines. */
  spacing?: number;
};

export type TextImage = { input: Buffer; width: number; height: number };

/** Text rendered in the font of the site on a transparent background, broken into lines. */
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

/** Pango parses its text as markup; characters that it cannot render would abort the rendering. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
