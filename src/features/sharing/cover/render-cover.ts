import sharp, { type OverlayOptions } from 'sharp';
import { ballSvg, court, white, type CoverFacts, textColumn, textImage, soft, ball } from './text-image.ts';

const coverSize = { width: 1200, height: 630 } as const;

const margin = 56;
/** Width of the photo on the left. */
const photoWidth = 630;

/**
 * A JPEG of 1200 × 630 pixels: the photo on the left, the facts beside it. Without a photo the site's ball is shown.
 */
export async function renderCover(facts: CoverFacts, photo?: Uint8Array): Promise<Uint8Array> {
  const left = photoWidth + margin;
  const width = coverSize.width - left - margin + 16;
  const column = await textColumn(facts, {
    top: margin,
    lowest: coverSize.height - margin - 60,
    width,
    title: titleSize(facts.title),
    price: 58,
  });
  const [picture, name] = await Promise.all([
    photo && sharp(photo).resize(photoWidth, coverSize.height, { fit: 'cover' }).toBuffer(),
    textImage({ text: 'Florbalový bazar', font: 'head', size: 26, colour: white, width: 400 }),
  ]);
  const markTop = coverSize.height - margin - 40;
  return jpegOf(coverSize, 82, [
    picture ? { input: picture, left: 0, top: 0 } : { input: ballSvg(480), left: 64, top: 75 },
    ...column.map(({ input, top }) => ({ input, left, top })),
    { input: ballSvg(40), left, top: markTop },
    { input: name.input, left: left + 54, top: markTop + Math.round((40 - name.height) / 2) },
  ]);
}

const jpegOf = (size: { width: number; height: number }, quality: number, layers: OverlayOptions[]) =>
  sharp({ create: { ...size, channels: 3, background: court } })
    .composite(layers)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

/** Small enough that the longest title leaves room for the rest. */
const titleSize = ({ length }: string) => (length <= 30 ? 46 : length <= 55 ? 40 : 34);

const side = 1080;
const photoHeight = 640;
const squareWidth = side - 2 * margin;

/**
 * A JPEG of 1080 × 1080 pixels for social networks: the photo on top, the facts below, and the URL as text, since
 * such pictures cannot be clicked. Without a photo the site's ball is shown.
 */
export async function renderSquare(
  facts: CoverFacts & { address: string },
  photo?: Uint8Array,
): Promise<Uint8Array> {
  const footTop = side - margin - 40;
  const foot = { font: 'head', size: 28, width: squareWidth - 54 } as const;
  const [column, picture, name, address] = await Promise.all([
    textColumn(
      { ...facts, lines: facts.lines.length > 0 ? [facts.lines.join(' · ')] : [] },
      {
        top: photoHeight + 44,
        lowest: footTop - 16,
        width: squareWidth,
        title: squareTitleSize(facts.title),
        price: 60,
      },
    ),
    photo && sharp(photo).resize(side, photoHeight, { fit: 'cover' }).toBuffer(),
    textImage({ ...foot, text: 'Florbalový bazar', colour: white }),
    textImage({ ...foot, font: 'text', text: facts.address, colour: soft }),
  ]);
  const middle = (height: number) => footTop + Math.round((40 - height) / 2);
  return jpegOf({ width: side, height: side }, 84, [
    picture ? { input: picture, left: 0, top: 0 } : { input: ballSvg(480), left: (side - 480) / 2, top: 96 },
    ...column.map(({ input, top }) => ({ input, left: margin, top })),
    { input: ballSvg(40), left: margin, top: footTop },
    { input: name.input, left: margin + 54, top: middle(name.height) },
    { input: address.input, left: side - margin - address.width, top: middle(address.height) },
  ]);
}

/** Small enough that the longest title leaves room for the price. */
const squareTitleSize = ({ length }: string) => (length <= 30 ? 54 : length <= 50 ? 44 : 36);

type ArticleFacts = {
  title: string;
  /** Above the title, e.g. the topic. */
  label: string | undefined;
  /** Below the title, e.g. the reading time. */
  line: string;
};

const articleMargin = 64;
/** Drawings of articles have the ratio 8 : 5. */
const drawing = { width: 608, height: 380 } as const;
const corner = 32;
const column = coverSize.width - drawing.width - 3 * articleMargin + 24;

/** A JPEG of 1200 × 630 pixels: the title on the left, the article's whole drawing (an SVG) beside it. */
export async function renderArticleCover(facts: ArticleFacts, picture: Uint8Array): Promise<Uint8Array> {
  const inColumn = { width: column } as const;
  const [label, title, line, name, shown] = await Promise.all([
    textImage({ ...inColumn, text: facts.label ?? 'Blog', font: 'head', size: 26, colour: ball }),
    textImage({
      ...inColumn,
      text: facts.title,
      font: 'head',
      size: articleTitleSize(facts.title),
      colour: white,
    }),
    textImage({ ...inColumn, text: facts.line, font: 'text', size: 28, colour: soft }),
    textImage({ ...inColumn, text: 'Florbalový bazar', font: 'head', size: 26, colour: white }),
    framed(picture),
  ]);
  const markTop = coverSize.height - articleMargin - 40;
  const titleTop = articleMargin + label.height + 28;
  return jpegOf(coverSize, 84, [
    { input: label.input, left: articleMargin, top: articleMargin },
    { input: title.input, left: articleMargin, top: titleTop },
    { input: line.input, left: articleMargin, top: titleTop + title.height + 28 },
    { input: ballSvg(40), left: articleMargin, top: markTop },
    { input: name.input, left: articleMargin + 54, top: markTop + Math.round((40 - name.height) / 2) },
    {
      input: shown,
      left: coverSize.width - articleMargin - drawing.width,
      top: (coverSize.height - drawing.height) / 2,
    },
  ]);
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

const articleTitleSize = ({ length }: string) => (length <= 24 ? 56 : length <= 40 ? 48 : 42);
