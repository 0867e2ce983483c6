import { crc32 } from 'node:zlib';

/** One file of an archive; its bytes come piece by piece. Less than 4 GB. */
export type ZipEntry = {
  name: string;
  modified: Date;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

type Written = { name: Buffer; time: number; date: number; crc: number; size: number; offset: number };

const most32 = 0xffff_ffff;
const most16 = 0xffff;
/** Sizes and checksum follow the content (bit 3); names are UTF-8 (bit 11). */
const flags = 0x0808;
const version = 45;

/**
 * A ZIP archive (PKWARE APPNOTE 6.3.10) written as it goes: nothing is held but the list of names. Content is stored
 * as it is, because photos are packed already. Archives over 4 GB or 65,535 files get ZIP64 records.
 */
export async function* zipArchive(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, modified, pieces } of entries) {
    const entry = { name: Buffer.from(name), ...dosMoment(modified), crc: 0, size: 0, offset };
    const head = localHeader(entry);
    yield head;
    for await (const piece of pieces) {
      entry.crc = crc32(piece, entry.crc);
      entry.size += piece.byteLength;
      yield piece;
    }
    if (entry.size > most32) throw new Error('A file of an archive has over 4 GB');
    const tail = descriptor(entry);
    yield tail;
    written.push(entry);
    offset += head.byteLength + entry.size + tail.byteLength;
  }
  const begin = offset;
  for (const entry of written) {
    const record = centralRecord(entry);
    offset += record.byteLength;
    yield record;
  }
  yield endRecords(written.length, begin, offset - begin);
}

/** Two-second steps in Prague's winter time would help nobody: the moment is written in UTC. */
function dosMoment(moment: Date): { time: number; date: number } {
  const year = Math.max(0, moment.getUTCFullYear() - 1980);
  return {
    time: (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
    date: (year << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
  };
}

function localHeader({ name, time, date }: Written): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(flags, 6);
  head.writeUInt16LE(time, 10);
  head.writeUInt16LE(date, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function descriptor({ crc, size }: Written): Buffer {
  const record = Buffer.alloc(16);
  record.writeUInt32LE(0x0807_4b50, 0);
  record.writeUInt32LE(crc, 4);
  record.writeUInt32LE(size, 8);
  record.writeUInt32LE(size, 12);
  return record;
}

function centralRecord({ name, time, date, crc, size, offset }: Written): Buffer {
  const far = offset >= most32;
  const extra = Buffer.alloc(far ? 12 : 0);
  if (far) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x0201_4b50, 0);
  record.writeUInt16LE(version, 4);
  record.writeUInt16LE(far ? version : 20, 6);
  record.writeUInt16LE(flags, 8);
  record.writeUInt16LE(time, 12);
  record.writeUInt16LE(date, 14);
  record.writeUInt32LE(crc, 16);
  record.writeUInt32LE(size, 20);
  record.writeUInt32LE(size, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(extra.length, 30);
  record.writeUInt32LE(far ? most32 : offset, 42);
  return Buffer.concat([record, name, extra]);
}

function endRecords(count: number, begin: number, size: number): Buffer {
  const far = count >= most16 || begin >= most32 || size >= most32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(count, most16), 8);
  end.writeUInt16LE(Math.min(count, most16), 10);
  end.writeUInt32LE(Math.min(size, most32), 12);
  end.writeUInt32LE(Math.min(begin, most32), 16);
  if (!far) return end;
  const record = Buffer.alloc(76);
  record.writeUInt32LE(0x0606_4b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(version, 12);
  record.writeUInt16LE(version, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(begin), 48);
  record.writeUInt32LE(0x0706_4b50, 56);
  record.writeBigUInt64LE(BigInt(begin + size), 64);
  record.writeUInt32LE(1, 72);
  return Buffer.concat([record, end]);
}
