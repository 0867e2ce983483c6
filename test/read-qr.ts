import jsQR from 'jsqr';
import sharp from 'sharp';

/** Reads a drawn or photographed QR code by an independent decoder; nothing when there is none. */
export async function readQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture, { density: 600 })
    .resize({ width: 600 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
