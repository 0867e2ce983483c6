import sharp from 'sharp';

/** Side of a picture in pixels; equals the side of a drawing in units. */
const side = 800;
/** The shadow is blurred at this smaller size, which is ten times faster than an SVG filter. */
const shadowSide = 200;
const shadowStrength = 0.42;

/** Two SVGs, a backdrop and the thing on it; `placing` is an SVG transform of the thing. */
export type Order = { backdrop: string; thing: string; placing: string };

/** JPEG of a thing with its shadow on a backdrop. */
export async function render({ backdrop, thing, placing }: Order): Promise<Buffer> {
  const [drawn, shadow] = await Promise.all([
    sharp(svg(side, `<g transform="${placing}">${thing}</g>`))
      .png({ compressionLevel: 0 })
      .toBuffer(),
    shadowOf(`<g transform="translate(9 15) ${placing}">${thing}</g>`),
  ]);
  return sharp(Buffer.from(backdrop))
    .composite([{ input: shadow }, { input: drawn }])
    .removeAlpha()
    .jpeg({ quality: 86 })
    .toBuffer();
}

async function shadowOf(content: string): Promise<Buffer> {
  // Within one pipeline sharp reorders the steps, so each of these is a pipeline of its own.
  const shape = await sharp(svg(shadowSide, content)).extractChannel('alpha').raw().toBuffer();
  const soft = await grey(shape, shadowSide)
    .blur((12 * shadowSide) / side)
    .linear(shadowStrength)
    .raw()
    .toBuffer();
  const large = await grey(soft, shadowSide).resize(side, side, { kernel: 'linear' }).raw().toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: '#04100f' } })
    .joinChannel(large, { raw: { width: side, height: side, channels: 1 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function grey(pixels: Buffer, width: number) {
  return sharp(pixels, { raw: { width, height: width, channels: 1 } }).toColourspace('b-w');
}

function svg(pixels: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="${pixels}" height="${pixels}">${content}</svg>`,
  );
}
