import { readAvif } from './avif-structure.ts';
import type { Frame } from './frame.ts';
import { readJpeg } from './jpeg-structure.ts';
import { readPng } from './png-structure.ts';
import { type ImageFormat, recognise } from './signature.ts';
import { readWebp } from './webp-structure.ts';

export type ImageProblem =
  | 'not-an-image'
  | 'heic'
  | 'broken'
  | 'too-many-pixels'
  | 'avif-too-many-pixels'
  | 'too-much-memory';

export type ImageLimits = { maxPixels: number; maxAvifPixels: number };

/** What one decode may hold, in bytes, so that the whole app stays under 400 MB above its rest. */
const memoryBudget = 340_000_000;

const readers: Record<ImageFormat, (bytes: Uint8Array) => Frame | undefined> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  avif: readAvif,
};

/** Looks at a whole file without decoding a pixel; `undefined` when nothing speaks against decoding it. */
export function inspect(bytes: Uint8Array, limits: ImageLimits): ImageProblem | undefined {
  const format = recognise(bytes);
  if (format === undefined) return 'not-an-image';
  if (format === 'heic') return 'heic';
  const frame = readers[format](bytes);
  if (!frame) return 'broken';
  const pixels = frame.width * frame.height;
  if (pixels > limits.maxPixels) return 'too-many-pixels';
  if (format === 'avif' && pixels > limits.maxAvifPixels) return 'avif-too-many-pixels';
  return frame.workingBytes > memoryBudget ? 'too-much-memory' : undefined;
}
