import { type Frame, streamingBytes } from './frame.ts';

const riffHeader = 12;

/** Walks a WebP to its picture; `undefined` when it is truncated or malformed. */
export function readWebp(bytes: Uint8Array): Frame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < riffHeader + 8) return undefined;
  const fileEnd = 8 + view.getUint32(4, true);
  if (fileEnd > bytes.length) return undefined;

  for (let at = riffHeader; at + 8 <= fileEnd;) {
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const data = at + 8;
    if (data + length > fileEnd) return undefined;
    if (type === 'VP8 ' && length >= 10) return readLossy(view, data);
    if (type === 'VP8L' && length >= 5) return readLossless(view, data);
    at = data + length + (length % 2);
  }
  return undefined;
}

function readLossy(view: DataView, at: number): Frame | undefined {
  if (view.getUint8(at + 3) !== 0x9d || view.getUint8(at + 4) !== 0x01 || view.getUint8(at + 5) !== 0x2a)
    return undefined;
  return frame(view.getUint16(at + 6, true) & 0x3fff, view.getUint16(at + 8, true) & 0x3fff, 0);
}

/** The decoder holds a lossless picture whole, four bytes per pixel. */
function readLossless(view: DataView, at: number): Frame | undefined {
  if (view.getUint8(at) !== 0x2f) return undefined;
  const sizes = view.getUint32(at + 1, true);
  return frame((sizes & 0x3fff) + 1, ((sizes >>> 14) & 0x3fff) + 1, 4);
}

function frame(width: number, height: number, heldPerPixel: number): Frame | undefined {
  if (width === 0 || height === 0) return undefined;
  return { width, height, workingBytes: streamingBytes + width * height * heldPerPixel };
}
