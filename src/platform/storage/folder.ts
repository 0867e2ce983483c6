import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStorageKey } from './key.ts';
import type { Storage, StoredEntry } from './storage.ts';

const chunkBytes = 64 * 1024;

/** Reads a file chunk by chunk on demand; closes it at the end, on an error and on cancellation. */
function streamFile(path: string): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  const close = async () => {
    await file?.close();
    file = undefined;
  };

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await open(path, 'r');
          const { bytesRead, buffer } = await file.read(new Uint8Array(chunkBytes));
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
          await close();
          controller.close();
        } catch (error) {
          await close();
          throw error;
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}

/**
 * Whether `list` returns this name: a storage key, or a leftover of an interrupted write (a key with a
 * leading dot).
 */
function isListedKey(key: string): boolean {
  return isStorageKey(key.replace(/(^|\/)\.(?=[^/]*$)/, '$1'));
}

/** Stores objects as files under `dir`, which is created by the first write. */
export function folderStorage(dir: string): Storage {
  const pathOf = (key: string) => join(dir, key);

  async function write(key: string, pieces: Pieces): Promise<number> {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    const target = pathOf(key);
    // A name with a leading dot is not a valid key, so nobody can read a file that is still being written.
    const writing = join(dirname(target), `.${randomUUID()}`);
    await mkdir(dirname(target), { recursive: true });
    let size: number;
    try {
      size = await writeDurably(writing, pieces);
      await rename(writing, target);
    } catch (error) {
      await rm(writing, { force: true });
      throw error;
    }
    await syncFolder(dirname(target));
    return size;
  }

  return {
    put: async (key, bytes) => void (await write(key, [bytes])),
    putStream: write,

    async get(key) {
      if (!isStorageKey(key)) return undefined;
      const found = await stat(pathOf(key)).catch(nothingThere);
      if (!found?.isFile()) return undefined;
      return { size: found.size, stream: () => streamFile(pathOf(key)) };
    },

    async delete(key) {
      if (isListedKey(key)) await rm(pathOf(key), { force: true });
    },

    list: (folder) => walk(dir, folder ?? ''),
  };
}

async function* walk(dir: string, folder: string): AsyncIterable<StoredEntry> {
  const entries = await readdir(join(dir, folder), { withFileTypes: true }).catch(nothingThere);
  for (const entry of entries ?? []) {
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* walk(dir, key);
    if (!entry.isFile()) continue;
    const found = await stat(join(dir, key)).catch(nothingThere);
    if (found) yield { key, writtenAt: found.mtime, size: found.size };
  }
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

async function writeDurably(path: string, pieces: Pieces): Promise<number> {
  const file = await open(path, 'wx');
  let size = 0;
  try {
    for await (const piece of pieces) {
      await file.writeFile(piece);
      size += piece.byteLength;
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

/** Flushes the folder; otherwise a power cut may lose the rename although the content is on disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function nothingThere(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw error;
}
