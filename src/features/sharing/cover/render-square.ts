import sharp from 'sharp';
import { ballSvg } from './ball.ts';
import { court, soft, white } from './colours.ts';
import { type CoverFacts, textColumn, textImage } from './text-image.ts';

const side = 1080;
const photoHeight = 640;
const margin = 56;
const width = side - 2 * margin;

/**
 * A JPEG of 1080 × 1080 pixels for social networks: the photo above, what matters below, and the address in words,
 * since such pictures cannot be clicked. Without a photo the ball stands in.
 */
export async function renderSquare(
  facts: CoverFacts & { address: string },
  photo?: Uint8Array,
): Promise<Uint8Array> {
  const footTop = side - margin - 40;
  const foot = { font: 'head', size: 28, width: width - 54 } as const;
  const [column, picture, name, address] = await Promise.all([
    textColumn(
      { ...facts, lines: facts.lines.length > 0 ? [facts.lines.join(' · ')] : [] },
      { top: photoHeight + 44, lowest: footTop - 16, width, title: titleSize(facts.title), price: 60 },
    ),
    photo && sharp(photo).resize(side, photoHeight, { fit: 'cover' }).toBuffer(),
    textImage({ ...foot, text: 'Florbalový bazar', colour: white }),
    textImage({ ...foot, font: 'text', text: facts.address, colour: soft }),
  ]);
  const middle = (height: number) => footTop + Math.round((40 - height) / 2);
  return sharp({ create: { width: side, height: side, channels: 3, background: court } })
    .composite([
      picture
        ? { input: picture, left: 0, top: 0 }
        : { input: ballSvg(480), left: (side - 480) / 2, top: 96 },
      ...column.map(({ input, top }) => ({ input, left: margin, top })),
      { input: ballSvg(40), left: margin, top: footTop },
      { input: name.input, left: margin + 54, top: middle(name.height) },
      { input: address.input, left: side - margin - address.width, top: middle(address.height) },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** So that the longest title leaves room for the price. */
const titleSize = ({ length }: string) => (length <= 30 ? 54 : length <= 50 ? 44 : 36);
