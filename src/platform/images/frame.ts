/** What a file's header declares, before anything is decoded. */
export type Frame = {
  width: number;
  height: number;
  /** Estimated peak memory of decoding in bytes, derived from measured files. */
  workingBytes: number;
};

/** A row-by-row decoder holds 55 to 75 MB, whatever the size of the picture (measured at 50 megapixels). */
export const streamingBytes = 75_000_000;
