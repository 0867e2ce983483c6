import { type Frame, streamingBytes } from './frame.ts';

const code = { tem: 0x01, soi: 0xd8, eoi: 0xd9, sos: 0xda } as const;
const progressiveFrames = new Set([0xc2, 0xc6, 0xca, 0xce]);

/** Cameras and encoders write at most a dozen scans; each further scan is another pass over all pixels. */
const maxScans = 30;

type Header = {
  width: number;
  height: number;
  components: number;
  progressive: boolean;
  coefficientBytes: number;
};

/** Walks a JPEG marker by marker to its end; `undefined` when it is truncated or malformed. */
export function readJpeg(bytes: Uint8Array): Frame | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: Header | undefined;
  let scans = 0;
  // Coefficients of the whole picture are held when its components or details come in several scans.
  let buffered = false;

  for (let at = nextMarker(bytes, 2); at !== undefined; at = nextMarker(bytes, at)) {
    const marker = bytes[at - 1];
    if (marker === undefined || marker === code.soi) return undefined;
    if (marker === code.eoi) return header && scans > 0 ? frameOf(header, buffered) : undefined;
    if (marker === code.tem) continue;
    if (at + 2 > bytes.length) return undefined;
    const end = at + view.getUint16(at);
    if (end < at + 3 || end > bytes.length) return undefined;
    if (isFrameHeader(marker)) {
      if (header) return undefined;
      header = readHeader(view, at, end, progressiveFrames.has(marker));
      if (!header) return undefined;
    }
    if (marker === code.sos) {
      scans += 1;
      if (!header || scans > maxScans) return undefined;
      buffered ||= header.progressive || view.getUint8(at + 2) < header.components;
    }
    at = end;
  }
  return undefined;
}

/**
 * Position just after the next marker's code; stuffed zeros, fill bytes and restarts within a scan are not
 * markers.
 */
function nextMarker(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at + 2;
  }
  return undefined;
}

/** SOF0 to SOF15, except DHT, JPG and DAC, which share their range. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function readHeader(view: DataView, at: number, end: number, progressive: boolean): Header | undefined {
  if (at + 8 > end) return undefined;
  const height = view.getUint16(at + 3);
  const width = view.getUint16(at + 5);
  const components = view.getUint8(at + 7);
  if (width === 0 || height === 0 || components === 0 || at + 8 + components * 3 > end) return undefined;
  const sampling = Array.from({ length: components }, (_, index) => view.getUint8(at + 9 + index * 3));
  const across = Math.max(...sampling.map((both) => both >> 4));
  const down = Math.max(...sampling.map((both) => both & 15));
  if (sampling.some((both) => both >> 4 === 0 || (both & 15) === 0)) return undefined;
  const share = sampling.reduce((sum, both) => sum + ((both >> 4) * (both & 15)) / (across * down), 0);
  return { width, height, components, progressive, coefficientBytes: Math.ceil(width * height * share * 2) };
}

function frameOf({ width, height, coefficientBytes }: Header, buffered: boolean): Frame {
  return { width, height, workingBytes: streamingBytes + (buffered ? coefficientBytes : 0) };
}
