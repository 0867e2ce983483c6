import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of an archive, with its content as a stream. `name` is a relative path with slashes. */
export type ZipEntry = {
  name: string;
  modified: Date;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/**
 * Streams a ZIP archive entry by entry, keeping only the list of names in memory. Content is stored
 * uncompressed, because photos are compressed already.
 */
export async function* zipArchive(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const archive = Readable.from(zip.outputStream, { objectMode: false });
  let content: Readable | undefined;
  const fail = (problem: Error) => archive.destroy(problem);
  zip.on('error', fail);
  const fill = async () => {
    for await (const { name, modified, pieces } of entries) {
      content = Readable.from(pieces, { objectMode: false });
      const written = once(content, 'close');
      content.on('error', fail);
      zip.addReadStream(content, name, { mtime: modified, compress: false });
      await written;
      if (archive.destroyed) return;
    }
    zip.end();
  };
  void fill().catch(fail);
  try {
    yield* archive;
  } finally {
    content?.destroy();
  }
}
