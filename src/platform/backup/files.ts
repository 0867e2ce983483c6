import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { OperatorProblem } from '../operator-problem.ts';
import type { Storage } from '../storage/storage.ts';
import { listBackups, type Manifest, parts } from './manifest.ts';

const backedUpFile = z.object({ key: z.string(), size: z.int(), sha256: z.string() });
type BackedUpFile = z.output<typeof backedUpFile>;
type Files = Map<string, BackedUpFile>;

/**
 * Copies new pictures from a storage into the files that all backups of `dir` share. `known` lists the files
 * already copied and is extended. A picture deleted meanwhile is skipped: no row that remains references it.
 */
export async function copyNewFiles(source: Storage, dir: string, known: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, size } of source.list()) {
    const target = join(parts.files(dir), key);
    if (known.get(key)?.size !== size || (await sizeOf(target)) !== size) {
      const found = await source.get(key);
      if (!found) continue;
      known.set(key, { key, ...(await write(found.stream(), target)) });
    }
    keys.push(key);
  }
  return keys;
}

/** Copies the pictures of a backup into the storage; throws an `OperatorProblem` when one is damaged. */
export async function restoreFiles(backup: string, storage: Storage): Promise<Manifest['files']> {
  const total = { count: 0, bytes: 0 };
  for await (const file of listedFiles(backup)) {
    const path = join(parts.files(dirname(backup)), file.key);
    const isThere = (await sizeOf(path)) !== undefined;
    const { pieces, digest } = measured(isThere ? createReadStream(path) : []);
    if (isThere) await storage.putStream(file.key, pieces);
    if (!isThere || digest().sha256 !== file.sha256)
      throw new OperatorProblem(
        `The file ${file.key} of the backup is ${isThere ? 'damaged' : 'missing'}: restore from another copy of the folder.`,
      );
    total.count += 1;
    total.bytes += file.size;
  }
  return total;
}

/** Writes the list of files that belong to a backup. */
export async function writeFileList(
  backup: string,
  keys: ReadonlySet<string>,
  known: Files,
): Promise<Manifest['files']> {
  const total = { count: 0, bytes: 0 };
  const list = await open(parts.fileList(backup), 'wx', 0o600);
  try {
    for (const key of keys) {
      const file = known.get(key);
      if (!file) continue;
      await list.write(`${JSON.stringify(file)}\n`);
      total.count += 1;
      total.bytes += file.size;
    }
    await list.sync();
  } finally {
    await list.close();
  }
  return total;
}

/** File lists of the earlier backups of a folder, merged. */
export async function knownFiles(dir: string): Promise<Files> {
  const known: Files = new Map();
  for (const name of await listBackups(dir))
    for await (const file of listedFiles(join(dir, name))) known.set(file.key, file);
  return known;
}

/** Deletes the files that no backup of a folder references any more. */
export async function deleteUnneededFiles(dir: string): Promise<void> {
  const needed = await knownFiles(dir);
  for await (const key of filesUnder(parts.files(dir)))
    if (!needed.has(key)) await rm(join(parts.files(dir), key), { force: true });
}

async function* listedFiles(backup: string): AsyncGenerator<BackedUpFile> {
  const lines = createInterface({ input: createReadStream(parts.fileList(backup)) });
  for await (const line of lines) yield backedUpFile.parse(JSON.parse(line));
}

/** Paths of all files under a folder, including those a killed backup left unfinished. */
async function* filesUnder(folder: string, root = folder): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path, root);
    else if (entry.isFile()) yield relative(root, path).split(sep).join('/');
  }
}

/** Writes a file atomically; returns its size and hash. */
async function write(
  content: AsyncIterable<Uint8Array>,
  to: string,
): Promise<{ size: number; sha256: string }> {
  const writing = join(dirname(to), `.${randomUUID()}`);
  await mkdir(dirname(to), { recursive: true });
  const { pieces, digest } = measured(content);
  try {
    await pipeline(pieces, createWriteStream(writing, { flush: true }));
    await rename(writing, to);
    return digest();
  } catch (problem) {
    await rm(writing, { force: true });
    throw problem;
  }
}

/** Passes the chunks through; `digest()` returns their total size and hash once they have been consumed. */
function measured(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const hash = createHash('sha256');
  let size = 0;
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      hash.update(piece);
      size += piece.byteLength;
      yield piece;
    }
  }
  return { pieces: pass(), digest: () => ({ size, sha256: hash.digest('hex') }) };
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
