import jsQR from 'jsqr';
import sharp from 'sharp';

/** Decodes a rendered or photographed QR code with an independent decoder; undefined when there is none. */
export async function readQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { density: 600 })
    .resize({ width: 600 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
