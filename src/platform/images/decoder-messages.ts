export type Turn = 0 | 90 | 180 | 270;
/** Side of the grayscale picture that comes with a preview, in pixels. */
export const greySide = 160;

export type VariantFormat = 'avif' | 'webp';

/** Requests from the app to the decoder process, which handles one at a time. */
export type DecoderRequest =
  | { task: 'normalise'; path: string; maxPixels: number }
  | { task: 'preview'; source: Uint8Array; turn: Turn }
  | { task: 'variant'; source: Uint8Array; turn: Turn; width: number; format: VariantFormat };

/** A clean JPEG: upright, sRGB, opaque, without metadata. */
export type Normalised = { source: Uint8Array; width: number; height: number };

/**
 * `placeholder` is a data URL of a few hundred bytes; `preview` is a WebP; `width` and `height` are those of
 * the source after rotation. `grey` is the whole picture squeezed into a square of `greySide` pixels, one
 * byte per pixel.
 */
export type Preview = {
  preview: Uint8Array;
  placeholder: string;
  grey: Uint8Array;
  width: number;
  height: number;
};

export type DecoderAnswers = { normalise: Normalised; preview: Preview; variant: Uint8Array };

export type DecoderReply<T extends keyof DecoderAnswers = keyof DecoderAnswers> =
  | { done: DecoderAnswers[T] }
  | { failed: string };
