import { crc32 } from 'node:zlib';
import { type Frame, streamingBytes } from './frame.ts';

const signatureLength = 8;
/** Length, type and checksum around the data of a chunk. */
const chunkOverhead = 12;
/** After expanding palettes and a transparent colour, by the colour type of the header. */
const channelsByColourType: Record<number, number> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 };

/** Walks a PNG from chunk to chunk and checks their sums; `undefined` when it is cut off or damaged. */
export function readPng(bytes: Uint8Array): Frame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: Frame | undefined;
  let hasData = false;

  for (let at = signatureLength; at + chunkOverhead <= bytes.length;) {
    const length = view.getUint32(at);
    const end = at + chunkOverhead + length;
    if (end > bytes.length) return undefined;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IEND') return hasData ? frame : undefined;
    if (type === 'IHDR') {
      if (frame || length !== 13) return undefined;
      frame = readHeader(view, at + 8);
    }
    if (!frame) return undefined;
    hasData ||= type === 'IDAT';
    at = end;
  }
  return undefined;
}

function readHeader(view: DataView, at: number): Frame | undefined {
  const width = view.getUint32(at);
  const height = view.getUint32(at + 4);
  const channels = channelsByColourType[view.getUint8(at + 9)];
  if (width === 0 || height === 0 || channels === undefined) return undefined;
  const bytesPerChannel = view.getUint8(at + 8) === 16 ? 2 : 1;
  // An interlaced picture is whole only at its last row, so all of it is held.
  const interlaced = view.getUint8(at + 12) !== 0;
  const held = interlaced ? width * height * channels * bytesPerChannel : 0;
  return { width, height, workingBytes: streamingBytes + held };
}
