import sharp from 'sharp';
import { ballSvg } from './ball.ts';
import { ball, court, soft, white } from './colours.ts';
import { coverSize } from './render-cover.ts';
import { textImage } from './text-image.ts';

export type ArticleFacts = {
  title: string;
  /** Over the title, e.g. what it is about. */
  label: string | undefined;
  /** Under it, e.g. how long one reads. */
  line: string;
};

const margin = 64;
/** Drawings of articles are 8 : 5. */
const drawing = { width: 608, height: 380 } as const;
const corner = 32;
const column = coverSize.width - drawing.width - 3 * margin + 24;

/** A JPEG of 1200 × 630 pixels: title on the left, the drawing of the article, an SVG, whole beside it. */
export async function renderArticleCover(facts: ArticleFacts, picture: Uint8Array): Promise<Uint8Array> {
  const textColumn = { width: column } as const;
  const [label, title, line, name, shown] = await Promise.all([
    textImage({ ...textColumn, text: facts.label ?? 'Blog', font: 'head', size: 26, colour: ball }),
    textImage({
      ...textColumn,
      text: facts.title,
      font: 'head',
      size: titleSize(facts.title),
      colour: white,
    }),
    textImage({ ...textColumn, text: facts.line, font: 'text', size: 28, colour: soft }),
    textImage({ ...textColumn, text: 'Florbalový bazar', font: 'head', size: 26, colour: white }),
    framed(picture),
  ]);
  const markTop = coverSize.height - margin - 40;
  const titleTop = margin + label.height + 28;
  return sharp({ create: { ...coverSize, channels: 3, background: court } })
    .composite([
      { input: label.input, left: margin, top: margin },
      { input: title.input, left: margin, top: titleTop },
      { input: line.input, left: margin, top: titleTop + title.height + 28 },
      { input: ballSvg(40), left: margin, top: markTop },
      { input: name.input, left: margin + 54, top: markTop + Math.round((40 - name.height) / 2) },
      {
        input: shown,
        left: coverSize.width - margin - drawing.width,
        top: (coverSize.height - drawing.height) / 2,
      },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

async function framed(picture: Uint8Array): Promise<Buffer> {
  const { width, height } = drawing;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${corner}"/></svg>`;
  return sharp(picture, { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

const titleSize = ({ length }: string) => (length <= 24 ? 56 : length <= 40 ? 48 : 42);
