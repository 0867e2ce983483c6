/**
 * Where pictures live. Keys are relative paths such as `photos/ab/abcdef-640.avif`.
 * Objects never change once written, because their names hold the hash of the content.
 */
export type Storage = {
  /** Writes whole or not at all; writing an existing key again is harmless and makes it young again. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for what is made piece by piece; an error of the source leaves nothing behind. Returns the bytes written. */
  putStream(key: string, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  /** `undefined` when there is no such object. */
  get(key: string): Promise<StoredObject | undefined>;
  /** Deleting what is not there is harmless. */
  delete(key: string): Promise<void>;
  /** Every object whose key begins with the folder, in no order; what is written meanwhile may be missing. */
  list(folder: string): AsyncIterable<StoredEntry>;
};

export type StoredObject = { size: number; stream(): ReadableStream<Uint8Array> };

export type StoredEntry = { key: string; writtenAt: Date };
