import { open } from 'node:fs/promises';
import type { Normalised, Preview, Turn, VariantFormat } from './decoder-messages.ts';
import { UndecodableError, decoderTask } from './decoder.ts';
import { type ImageLimits, type ImageProblem, inspect } from './inspect.ts';
import { priorityMutex } from './priority-mutex.ts';

export { greySide } from './decoder-messages.ts';
export { warmDecoder } from './decoder.ts';
export type { Normalised, Preview, Turn, VariantFormat } from './decoder-messages.ts';
export type { ImageLimits, ImageProblem } from './inspect.ts';
export { recognise, signatureBytes } from './signature.ts';

const inspectInTurn = priorityMutex();

/** Makes a clean JPEG of at most 2400 pixels from an uploaded file, or returns why it cannot. */
export async function normaliseImage(path: string, limits: ImageLimits): Promise<Normalised | ImageProblem> {
  const problem = await inspectInTurn(async () => inspect(await readInto(path), limits));
  if (problem) return problem;
  try {
    return await decoderTask({ task: 'normalise', path, maxPixels: limits.maxPixels });
  } catch (error) {
    if (error instanceof UndecodableError) return 'broken';
    throw error;
  }
}

/** A preview that a page can show at once. `source` is the result of `normaliseImage`. */
export async function previewImage(source: Uint8Array, turn: Turn): Promise<Preview> {
  return decoderTask({ task: 'preview', source, turn });
}

/** One width of a photo, never larger than its source. Runs at low priority in the decoder. */
export async function imageVariant(
  source: Uint8Array,
  turn: Turn,
  width: number,
  format: VariantFormat,
): Promise<Uint8Array> {
  return decoderTask({ task: 'variant', source, turn, width, format });
}

let scratch = Buffer.alloc(0);

/** Reads into one reused buffer: twenty uploads at once would otherwise wait for the garbage collector. */
async function readInto(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (scratch.length < size) scratch = Buffer.allocUnsafeSlow(size);
    const { bytesRead } = await file.read(scratch, 0, size, 0);
    return scratch.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
