/** What a file says of itself before anything is decoded. */
export type Frame = {
  width: number;
  height: number;
  /** Memory that decoding holds at its peak, in bytes; an estimate from measured files. */
  workingBytes: number;
};

/** A decoder that goes row by row holds 55 to 75 MB, however large the picture (measured at 50 megapixels). */
export const streamingBytes = 75_000_000;
