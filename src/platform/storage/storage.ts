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
  /** Every object, or those of a folder, in no order; what is written meanwhile may be missing. */
  list(folder?: string): AsyncIterable<StoredEntry>;
};

/** Its size in bytes, and what it holds, read once: whoever does not want it cancels the stream. */
export type StoredObject = { size: number; stream(): ReadableStream<Uint8Array> };

export type StoredEntry = { key: string; writtenAt: Date; size: number };

/** A storage elsewhere that does not answer, or refuses; then `code` is what it calls its reason. */
export class StorageProblem extends Error {
  readonly code: string | undefined;

  constructor(message: string, { code, cause }: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.code = code;
  }
}

/** A disk that is full, over its quota, read-only, closed to us, broken, or not the folder it was. */
const codes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'ENOTDIR',
  'EMFILE',
  'ENFILE',
]);

/** Node makes folders on a read-only disk fail like that, although nothing is missing (`mkdir`, `recursive`). */
const isFolderNotMade = (problem: Error & { code: unknown }): boolean =>
  problem.code === 'ENOENT' && 'syscall' in problem && problem.syscall === 'mkdir';

/** Whether nothing can be written now for a reason that may pass, and that its operator must mend. */
export function isStorageProblem(problem: unknown): boolean {
  if (problem instanceof StorageProblem) return true;
  if (!(problem instanceof Error) || !('code' in problem)) return false;
  return codes.has(String(problem.code)) || isFolderNotMade(problem);
}
