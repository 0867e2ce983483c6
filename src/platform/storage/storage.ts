/**
 * Storage of pictures. Keys are relative paths such as `photos/ab/abcdef-640.avif`. Objects are immutable,
 * because their names contain the hash of the content.
 */
export type Storage = {
  /** Writes atomically; writing an existing key again is harmless and renews its `writtenAt`. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Like `put`, for a stream; an error of the source leaves no object behind. Returns the number of bytes
   * written.
   */
  putStream(key: string, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  /** `undefined` when there is no such object. */
  get(key: string): Promise<StoredObject | undefined>;
  /** Deleting a missing object is harmless. */
  delete(key: string): Promise<void>;
  /** All objects, or those of a folder, in no particular order; objects written meanwhile may be missing. */
  list(folder?: string): AsyncIterable<StoredEntry>;
};

/**
 * Size in bytes and content, which can be read once; a caller that does not read it must cancel the stream.
 */
export type StoredObject = { size: number; stream(): ReadableStream<Uint8Array> };

export type StoredEntry = { key: string; writtenAt: Date; size: number };

/** A remote storage that does not respond or refuses; `code` is its error code, if any. */
export class StorageProblem extends Error {
  readonly code: string | undefined;

  constructor(message: string, { code, cause }: { code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.code = code;
  }
}

/**
 * Errors of a disk that is full, over quota, read-only, inaccessible or broken, or where a file replaced a
 * folder.
 */
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

/** On a read-only disk Node's recursive `mkdir` fails with ENOENT, although no parent folder is missing. */
const isFolderNotMade = (problem: Error & { code: unknown }): boolean =>
  problem.code === 'ENOENT' && 'syscall' in problem && problem.syscall === 'mkdir';

/** Whether the storage fails for a reason that may pass and that the operator must fix. */
export function isStorageProblem(problem: unknown): boolean {
  if (problem instanceof StorageProblem) return true;
  if (!(problem instanceof Error) || !('code' in problem)) return false;
  return codes.has(String(problem.code)) || isFolderNotMade(problem);
}
