import sharp from 'sharp';
import {
  type DecoderAnswers,
  type DecoderRequest,
  greySide,
  type Normalised,
  type Preview,
  type Turn,
} from './decoder-messages.ts';

/** Longest side of the stored source, in pixels: enough for the largest width of a portrait photo. */
const sourceSide = 2400;
const previewSide = 640;
const placeholderSide = 20;

/**
 * On a scale of 0 to 9; at 2, 1600 pixels take 1 s. Effort 3 takes 1.4 s for 10 % fewer bytes, 4 takes 5 s
 * for 4 %.
 */
const avifEffort = 2;

/** Warnings of libjpeg about files of real cameras that it decodes correctly. */
const harmlessWarnings = /extraneous bytes before marker|Invalid SOS parameters for sequential JPEG/;

// libvips supports three dozen formats; any that is not listed here cannot be opened in this process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
    'VipsForeignLoadJpegBuffer',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

/** Runs one task of the decoder process. Throws when the picture cannot be decoded to its last row. */
export async function runDecoderTask(request: DecoderRequest): Promise<DecoderAnswers[keyof DecoderAnswers]> {
  switch (request.task) {
    case 'normalise':
      return normalise(request.path, request.maxPixels);
    case 'preview':
      return preview(request.source, request.turn);
    case 'variant':
      return variant(request);
  }
}

async function normalise(path: string, maxPixels: number): Promise<Normalised> {
  try {
    return await decode(path, maxPixels, 'warning');
  } catch (error) {
    const harmless = error instanceof Error && harmlessWarnings.test(error.message);
    if (!harmless) throw error;
    return decode(path, maxPixels, 'error');
  }
}

async function decode(path: string, maxPixels: number, failOn: 'warning' | 'error'): Promise<Normalised> {
  const { data, info } = await sharp(path, { limitInputPixels: maxPixels, sequentialRead: true, failOn })
    .autoOrient()
    .resize({ width: sourceSide, height: sourceSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { source: data, width: info.width, height: info.height };
}

/** Decodes the source once: the placeholder and the grayscale picture are made from the preview's pixels. */
async function preview(source: Uint8Array, turn: Turn): Promise<Preview> {
  const { width, height } = await sharp(source).metadata();
  const { data, info } = await sharp(source)
    .rotate(turn)
    .resize({ width: previewSide, height: previewSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = () => sharp(data, { raw: info });
  const tiny = await small()
    .resize({ width: placeholderSide, height: placeholderSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 40 })
    .toBuffer();
  const sideways = turn === 90 || turn === 270;
  return {
    preview: await small().webp({ quality: 70, effort: 2 }).toBuffer(),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    grey: await small().resize(greySide, greySide, { fit: 'fill' }).extractChannel(1).raw().toBuffer(),
    width: sideways ? height : width,
    height: sideways ? width : height,
  };
}

async function variant(request: Extract<DecoderRequest, { task: 'variant' }>): Promise<Uint8Array> {
  const scaled = sharp(request.source)
    .rotate(request.turn)
    .resize({ width: request.width, withoutEnlargement: true });
  return request.format === 'avif'
    ? scaled.avif({ quality: 52, effort: avifEffort, chromaSubsampling: '4:2:0' }).toBuffer()
    : scaled.webp({ quality: 76, effort: 4 }).toBuffer();
}
