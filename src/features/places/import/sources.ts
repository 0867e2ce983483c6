import { createReadStream } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { OperatorProblem } from '../../../platform/operator-problem.ts';

/** One file of the official register, whatever its origin. */
export type Source = {
  readonly name: string;
  readonly bytes: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** Idle timeout of a download, in ms. */
const idleTimeoutMs = 60_000;

/**
 * Yields every file behind the given files, folders, zip archives and web addresses, in order; folders sorted by
 * name.
 */
export async function* openSources(inputs: readonly string[]): AsyncGenerator<Source> {
  for (const input of inputs) {
    if (/^https?:\/\//i.test(input)) yield* downloaded(input);
    else yield* onDisk(input, input);
  }
}

async function* onDisk(path: string, name: string): AsyncGenerator<Source> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new OperatorProblem(`${name}: no such file or folder.`);
  if (found.isDirectory()) {
    for (const child of (await readdir(path)).toSorted()) {
      const inside = join(path, child);
      const folder = (await stat(inside)).isDirectory();
      if (folder || /\.(csv|json|zip)$/i.test(child)) yield* onDisk(inside, join(name, child));
    }
  } else if (await isZip(path)) {
    const zip = await openPromise(path).catch((cause: unknown) => {
      throw new OperatorProblem(`${name} is no whole zip archive: ${reasonOf(cause)}.`, { cause });
    });
    for await (const entry of zip.eachEntry()) {
      if (/\.(csv|json)$/i.test(entry.fileName))
        yield { name: `${name}/${entry.fileName}`, bytes: () => decompressed(zip, entry) };
    }
  } else {
    yield { name, bytes: () => createReadStream(path) };
  }
}

async function* decompressed(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  yield* await zip.openReadStreamPromise(entry);
}

/** Downloads to a temporary file: a zip archive can only be read from its end. */
async function* downloaded(url: string): AsyncGenerator<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'bazar-places-'));
  try {
    const path = join(folder, basename(new URL(url).pathname) || 'download');
    await download(url, path);
    yield* onDisk(path, url);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function download(url: string, path: string): Promise<void> {
  const abort = new AbortController();
  const timer = setTimeout(
    () => abort.abort(new Error(`no data for ${idleTimeoutMs / 1000} s`)),
    idleTimeoutMs,
  );
  const file = await open(path, 'w');
  try {
    const response = await fetch(url, { signal: abort.signal });
    if (!response.ok || !response.body) throw new Error(`the server answered ${response.status}`);
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      timer.refresh();
      await file.write(part.value);
    }
  } catch (cause) {
    throw new OperatorProblem(`${url} could not be downloaded: ${reasonOf(cause)}.`, { cause });
  } finally {
    clearTimeout(timer);
    await file.close();
  }
}

/** `fetch` puts the reason of a failed connection into `cause`. */
function reasonOf(problem: unknown): string {
  const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
  return cause instanceof Error ? cause.message : String(cause);
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50;
  } finally {
    await file.close();
  }
}
