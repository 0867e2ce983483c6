/**
 * Where pictures live. Keys are relative paths such as `photos/ab/abcdef-640.avif`.
 * Objects never change once written, because their names hold the hash of the content.
 */
export type Storage = {
  /** Writes whole or not at all; writing an existing key again is harmless. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** `undefined` when there is no such object. */
  get(key: string): Promise<StoredObject | undefined>;
  delete(key: string): Promise<void>;
};

export type StoredObject = { size: number; stream(): ReadableStream<Uint8Array> };
