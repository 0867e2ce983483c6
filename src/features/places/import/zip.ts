import { open, type FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly content: () => Promise<Buffer> };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
/** Of archives and files over 4 GB, whose true sizes stand elsewhere (zip64). */
const largeEndSignature = 0x06064b50;
const largeLocatorSignature = 0x07064b50;
const elsewhere = 0xffffffff;
const longestEnd = 22 + 0xffff;
/** The largest file of the register has about 12 MB. */
const largestEntry = 512 * 1024 * 1024;

/** The files of a zip archive, one at a time, unpacked only when asked for. */
export async function* zipEntries(path: string): AsyncGenerator<ZipEntry> {
  const file = await open(path);
  try {
    const directory = await readDirectory(file);
    for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature;) {
      const nameLength = directory.readUInt16LE(at + 28);
      const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
      const method = directory.readUInt16LE(at + 10);
      const extraLength = directory.readUInt16LE(at + 30);
      const { packedSize, offset } = whereabouts(directory, at, nameLength, extraLength);
      at += 46 + nameLength + extraLength + directory.readUInt16LE(at + 32);
      if (!name.endsWith('/'))
        yield { name, content: () => readEntry(file, name, method, packedSize, offset) };
    }
  } finally {
    await file.close();
  }
}

/** A field of 32 bits that is too small says so; the true values follow in the extra field 1, those alone that are needed. */
function whereabouts(directory: Buffer, at: number, nameLength: number, extraLength: number) {
  const size = directory.readUInt32LE(at + 24);
  const packedSize = directory.readUInt32LE(at + 20);
  const offset = directory.readUInt32LE(at + 42);
  if (size !== elsewhere && packedSize !== elsewhere && offset !== elsewhere) return { packedSize, offset };
  const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
  for (let field = 0; field + 4 <= extra.length; field += 4 + extra.readUInt16LE(field + 2)) {
    if (extra.readUInt16LE(field) !== 1) continue;
    let next = field + 4;
    const large = (short: number) => {
      if (short !== elsewhere) return short;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    };
    large(size);
    return { packedSize: large(packedSize), offset: large(offset) };
  }
  throw new Error('the zip archive is not complete');
}

async function readDirectory(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - longestEnd), Math.min(size, longestEnd));
  for (let at = tail.length - 22; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== endSignature) continue;
    const locator = at - 20;
    if (locator >= 0 && tail.readUInt32LE(locator) === largeLocatorSignature) {
      const end = await readAt(file, Number(tail.readBigUInt64LE(locator + 8)), 56);
      if (end.readUInt32LE(0) !== largeEndSignature) break;
      return readAt(file, Number(end.readBigUInt64LE(48)), Number(end.readBigUInt64LE(40)));
    }
    return readAt(file, tail.readUInt32LE(at + 16), tail.readUInt32LE(at + 12));
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
