import { crc32 } from 'node:zlib';
import { type Frame, streamingBytes } from './frame.ts';
import { readJpeg } from './jpeg-structure.ts';
import { type ImageFormat, recognise } from './signature.ts';
import { readWebp } from './webp-structure.ts';

/**
 * Decoder memory in bytes per pixel, measured at 16 megapixels: 20 at 8 and 10 bits, 26 in deep colour
 * without subsampling.
 */
const heldPerPixel = 20;
const heldForDeepColour = 6;
const heldForTransparency = 5;

type Box = { type: string; start: number; end: number };

/**
 * Reads the size of an AVIF from its properties (ISO/IEC 23008-12); `undefined` when it is truncated or
 * malformed.
 */
function readAvif(bytes: Uint8Array): Frame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const top = boxes(view, 0, bytes.length);
  const meta = top?.find((box) => box.type === 'meta');
  if (!meta || !top?.some((box) => box.type === 'mdat' || box.type === 'idat')) return undefined;
  // `meta` begins with four bytes of version and flags.
  const properties = boxes(view, meta.start + 4, meta.end)?.find((box) => box.type === 'iprp');
  const container =
    properties && boxes(view, properties.start, properties.end)?.find((box) => box.type === 'ipco');
  const list = container && boxes(view, container.start, container.end);
  return list && frameOf(view, list);
}

function frameOf(view: DataView, properties: Box[]): Frame | undefined {
  const sizes = properties
    .filter((box) => box.type === 'ispe' && box.end - box.start >= 12)
    .map((box) => ({ width: view.getUint32(box.start + 4), height: view.getUint32(box.start + 8) }));
  const size = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  if (!size || size.width === 0 || size.height === 0) return undefined;
  const transparent = properties.some((box) => box.type === 'auxC');
  const deep = properties.some(
    (box) => box.type === 'av1C' && box.end - box.start >= 4 && isDeep(view, box.start),
  );
  const held = heldPerPixel + (deep ? heldForDeepColour : 0) + (transparent ? heldForTransparency : 0);
  return { ...size, workingBytes: size.width * size.height * held };
}

/** More than eight bits without subsampling, by the flags of the codec's configuration (AV1-ISOBMFF 2.3.3). */
function isDeep(view: DataView, at: number): boolean {
  const flags = view.getUint8(at + 2);
  const highBitDepth = (flags & 0x40) !== 0;
  const subsampled = (flags & 0x0c) !== 0;
  return highBitDepth && !subsampled;
}

/** The boxes between two positions; `undefined` when one of them extends beyond the end. */
function boxes(view: DataView, from: number, to: number): Box[] | undefined {
  const found: Box[] = [];
  for (let at = from; at < to;) {
    if (at + 8 > to) return undefined;
    const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
    const small = view.getUint32(at);
    // Size 1 announces a 64-bit size after the type; 0 means up to the end.
    if (small === 1 && at + 16 > to) return undefined;
    const size = small === 1 ? Number(view.getBigUint64(at + 8)) : small === 0 ? to - at : small;
    const start = at + (small === 1 ? 16 : 8);
    if (start > at + size || at + size > to) return undefined;
    found.push({ type, start, end: at + size });
    at += size;
  }
  return found;
}

const signatureLength = 8;
/** Length, type and checksum around the data of a chunk. */
const chunkOverhead = 12;
/** Channels by the header's colour type, after expanding palettes and a transparent colour. */
const channelsByColourType: Record<number, number> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 };

/** Walks a PNG chunk by chunk and verifies the checksums; `undefined` when it is truncated or damaged. */
function readPng(bytes: Uint8Array): Frame | undefined {
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
  // An interlaced picture is complete only at its last row, so all of it is held in memory.
  const interlaced = view.getUint8(at + 12) !== 0;
  const held = interlaced ? width * height * channels * bytesPerChannel : 0;
  return { width, height, workingBytes: streamingBytes + held };
}

export type ImageProblem =
  | 'not-an-image'
  | 'heic'
  | 'broken'
  | 'too-many-pixels'
  | 'avif-too-many-pixels'
  | 'too-much-memory';

export type ImageLimits = { maxPixels: number; maxAvifPixels: number };

/** Memory in bytes that one decode may use, so that the app stays within 400 MB above its idle use. */
const memoryBudget = 340_000_000;

const readers: Record<ImageFormat, (bytes: Uint8Array) => Frame | undefined> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  avif: readAvif,
};

/** Inspects a whole file without decoding a pixel; `undefined` when it may be decoded. */
export function inspect(bytes: Uint8Array, limits: ImageLimits): ImageProblem | undefined {
  const format = recognise(bytes);
  if (format === undefined) return 'not-an-image';
  if (format === 'heic') return 'heic';
  const frame = readers[format](bytes);
  if (!frame) return 'broken';
  const pixels = frame.width * frame.height;
  if (pixels > limits.maxPixels) return 'too-many-pixels';
  if (format === 'avif' && pixels > limits.maxAvifPixels) return 'avif-too-many-pixels';
  return frame.workingBytes > memoryBudget ? 'too-much-memory' : undefined;
}
