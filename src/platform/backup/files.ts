import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { OperatorProblem } from '../operator-problem.ts';
import { listBackups, type Manifest, parts } from './manifest.ts';

const backedUpFile = z.object({ key: z.string(), size: z.int(), sha256: z.string() });
type BackedUpFile = z.output<typeof backedUpFile>;
type Files = Map<string, BackedUpFile>;

/**
 * Copies what is new in a folder of pictures into the files that all backups of `dir` share; `known` is what they
 * hold, and gets what came. A file that goes away meanwhile is left out: nothing that lasts needs it.
 */
export async function copyNewFiles(source: string, dir: string, known: Files): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of filesUnder(source)) {
    const found = await stat(join(source, key)).catch(() => undefined);
    if (!found) continue;
    const target = join(parts.files(dir), key);
    const there = known.get(key);
    if (there?.size !== found.size || (await sizeOf(target)) !== found.size) {
      const copied = await copy(join(source, key), target);
      if (copied === undefined) continue;
      known.set(key, { key, ...copied });
    }
    keys.push(key);
  }
  return keys;
}

/** Puts the pictures of a backup where the bazaar keeps them; throws an `OperatorProblem` where one is damaged. */
export async function restoreFiles(backup: string, storage: string): Promise<Manifest['files']> {
  const total = { count: 0, bytes: 0 };
  for await (const file of listedFiles(backup)) {
    const copied = await copy(join(parts.files(dirname(backup)), file.key), join(storage, file.key));
    if (copied?.sha256 !== file.sha256)
      throw new OperatorProblem(
        `The file ${file.key} of the backup is ${copied ? 'damaged' : 'missing'}: restore from another copy of the folder.`,
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

/** What earlier backups of a folder say of its files. */
export async function knownFiles(dir: string): Promise<Files> {
  const known: Files = new Map();
  for (const name of await listBackups(dir))
    for await (const file of listedFiles(join(dir, name))) known.set(file.key, file);
  return known;
}

/** Deletes the files that no backup of a folder needs any more. */
export async function deleteUnneededFiles(dir: string): Promise<void> {
  const needed = await knownFiles(dir);
  for await (const key of filesUnder(parts.files(dir), true))
    if (!needed.has(key)) await rm(join(parts.files(dir), key), { force: true });
}

async function* listedFiles(backup: string): AsyncGenerator<BackedUpFile> {
  const lines = createInterface({ input: createReadStream(parts.fileList(backup)) });
  for await (const line of lines) yield backedUpFile.parse(JSON.parse(line));
}

/** Keys of the files under a folder; what begins with a dot is still being written, and listed only when asked for. */
async function* filesUnder(folder: string, unfinished = false, root = folder): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path, unfinished, root);
    else if (entry.isFile() && (unfinished || !entry.name.startsWith('.')))
      yield relative(root, path).split(sep).join('/');
  }
}

/** Copies a file whole or not at all, and says what it holds; nothing where it is not there. */
async function copy(from: string, to: string): Promise<{ size: number; sha256: string } | undefined> {
  const writing = join(dirname(to), `.${randomUUID()}`);
  await mkdir(dirname(to), { recursive: true });
  const hash = createHash('sha256');
  let size = 0;
  const measured = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      size += piece.byteLength;
      done(null, piece);
    },
  });
  try {
    await pipeline(createReadStream(from), measured, createWriteStream(writing, { flush: true }));
    await rename(writing, to);
    return { size, sha256: hash.digest('hex') };
  } catch (problem) {
    await rm(writing, { force: true });
    if ((await sizeOf(from)) === undefined) return undefined;
    throw problem;
  }
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );
