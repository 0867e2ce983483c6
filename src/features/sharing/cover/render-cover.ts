import sharp from 'sharp';
import { ballSvg } from './ball.ts';
import { court, white } from './colours.ts';
import { type CoverFacts, textColumn, textImage } from './text-image.ts';

export const coverSize = { width: 1200, height: 630 } as const;

const margin = 56;
/** A photo takes this much from the left. */
const photoWidth = 630;

/** A JPEG of 1200 × 630 pixels: the photo on the left, what matters beside it. Without a photo the ball stands in. */
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
  return sharp({ create: { ...coverSize, channels: 3, background: court } })
    .composite([
      picture ? { input: picture, left: 0, top: 0 } : { input: ballSvg(480), left: 64, top: 75 },
      ...column.map(({ input, top }) => ({ input, left, top })),
      { input: ballSvg(40), left, top: markTop },
      { input: name.input, left: left + 54, top: markTop + Math.round((40 - name.height) / 2) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** So that the longest title leaves room for the rest. */
const titleSize = ({ length }: string) => (length <= 30 ? 46 : length <= 55 ? 40 : 34);
