import sharp from 'sharp';
import { type Words, type WordsImage, wordsImage } from './words-image.ts';

/** What a cover tells. */
export type CoverFacts = {
  title: string;
  /** `1 490 Kč`, `Dohodou`. */
  price: string;
  /** Short lines under the title: condition, size, place. */
  lines: readonly string[];
  /** In a corner: `Poptávka`, `Rezervováno`. */
  label?: string | undefined;
};

export const coverSize = { width: 1200, height: 630 } as const;

const court = '#00535c';
const ball = '#d8f34e';
const white = '#ffffff';
const soft = '#cfe6e7';
const margin = 56;
/** A photo takes this much from the left. */
const photoWidth = 630;

/** The mark of the site, a ball with its corner, 40 units wide. */
const mark =
  'M3 3h17a17 17 0 1 1-17 17ZM20 16.200a3.800 3.800 0 1 0 0 7.600a3.800 3.800 0 0 0 0-7.600ZM10.600 8.300a2.300 2.300 0 1 0 0 4.600a2.300 2.300 0 0 0 0-4.600ZM23.4 6.300c-1.500-.4-2.900.2-3.100 1.300s.8 2.200 2.300 2.600s2.900-.2 3.100-1.300s-.8-2.200-2.300-2.600ZM32.9 16.200c-1.100.3-1.600 1.700-1.200 3.200s1.600 2.500 2.700 2.200s1.600-1.700 1.200-3.200s-1.600-2.500-2.700-2.200ZM30 28.400c-.8-.8-2.300-.6-3.400.5s-1.300 2.600-.5 3.400s2.300.6 3.400-.5s1.300-2.600.5-3.400ZM17.300 30.300c-1.500-.4-2.900.2-3.200 1.300s.8 2.300 2.300 2.700s2.900-.2 3.200-1.300s-.8-2.300-2.300-2.700ZM7 18.800c-1.100.3-1.700 1.700-1.300 3.200s1.600 2.400 2.700 2.100s1.700-1.700 1.300-3.200S8.100 18.500 7 18.800Z';

/** A JPEG of 1200 × 630 pixels: the photo on the left, what matters beside it. Without a photo the ball stands in. */
export async function drawCover(facts: CoverFacts, photo?: Uint8Array): Promise<Uint8Array> {
  const left = photoWidth + margin;
  const width = coverSize.width - left - margin + 16;
  const words = await column(facts, width);
  const [picture, name] = await Promise.all([
    photo && sharp(photo).resize(photoWidth, coverSize.height, { fit: 'cover' }).toBuffer(),
    wordsImage({ text: 'Florbalový bazar', font: 'head', size: 26, colour: white, width: 400 }),
  ]);
  const markTop = coverSize.height - margin - 40;
  return sharp({ create: { ...coverSize, channels: 3, background: court } })
    .composite([
      picture ? { input: picture, left: 0, top: 0 } : { input: ballSvg(480), left: 64, top: 75 },
      ...words.map(({ input, top }) => ({ input, left, top })),
      { input: ballSvg(40), left, top: markTop },
      { input: name.input, left: left + 54, top: markTop + Math.round((40 - name.height) / 2) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The words from the top down; what no longer fits above the name of the site is left out. */
async function column({ title, price, lines, label }: CoverFacts, width: number) {
  const images: (WordsImage & { gap: number })[] = [];
  const add = async (words: Omit<Words, 'width'>, gap: number) =>
    images.push({ ...(await wordsImage({ ...words, width })), gap });
  if (label) await add({ text: label, font: 'head', size: 26, colour: ball }, 26);
  await add({ text: title, font: 'head', size: titleSize(title), colour: white }, 30);
  await add({ text: price, font: 'head', size: 58, colour: ball }, 34);
  const all = lines.join('\n');
  if (all !== '') await add({ text: all, font: 'text', size: 30, colour: soft, spacing: 10 }, 0);
  const lowest = coverSize.height - margin - 60;
  const placed: { input: Buffer; top: number }[] = [];
  let top = margin;
  for (const { input, height, gap } of images) {
    if (top + height > lowest) break;
    placed.push({ input, top });
    top += height + gap;
  }
  return placed;
}

/** So that the longest title leaves room for the rest. */
const titleSize = ({ length }: string) => (length <= 30 ? 46 : length <= 55 ? 40 : 34);

function ballSvg(size: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}"><path fill="${ball}" fill-rule="evenodd" d="${mark}"/></svg>`,
  );
}
