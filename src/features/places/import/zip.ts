import { open, type FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly content: () => Promise<Buffer> };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const longestEnd = 22 + 0xffff;
/** The largest file of the register has about 12 MB. */
const largestEntry = 512 * 1024 * 1024;

/** The files of a zip archive, one at a time, unpacked only when asked for. Not for archives over 4 GB (zip64). */
export async function* zipEntries(path: string): AsyncGenerator<ZipEntry> {
  const file = await open(path);
  try {
    const directory = await readDirectory(file);
    for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature;) {
      const nameLength = directory.readUInt16LE(at + 28);
      const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
      const method = directory.readUInt16LE(at + 10);
      const packedSize = directory.readUInt32LE(at + 20);
      const offset = directory.readUInt32LE(at + 42);
      at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
      if (!name.endsWith('/'))
        yield { name, content: () => readEntry(file, name, method, packedSize, offset) };
    }
  } finally {
    await file.close();
  }
}

async function readDirectory(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - longestEnd), Math.min(size, longestEnd));
  for (let at = tail.length - 22; at >= 0; at--) {
    if (tail.readUInt32LE(at) === endSignature) {
      return readAt(file, tail.readUInt32LE(at + 16), tail.readUInt32LE(at + 12));
    }
  }
  throw new Error('the zip archive is not complete');
}

async function readEntry(
  file: FileHandle,
  name: string,
  method: number,
  size: number,
  offset: number,
): Promise<Buffer> {
  const header = await readAt(file, offset, 30);
  const start = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await readAt(file, start, size);
  if (method === 0) return packed;
  if (method !== 8) throw new Error(`${name} is packed by an unknown method ${method}`);
  return inflateRawSync(packed, { maxOutputLength: largestEntry });
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  if (bytesRead < length) throw new Error('the zip archive is cut off');
  return buffer;
}
