import type { Frame } from './frame.ts';

/** Bytes a pixel that decoding holds, measured at 16 megapixels: 8 and 10 bits 20, deep colour without subsampling 26. */
const heldPerPixel = 20;
const heldForDeepColour = 6;
const heldForTransparency = 5;

type Box = { type: string; start: number; end: number };

/** Reads the size of an AVIF from its properties (ISO/IEC 23008-12); `undefined` when it is cut off or makes no sense. */
export function readAvif(bytes: Uint8Array): Frame | undefined {
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

/** The boxes between two positions; `undefined` when one of them reaches behind the end. */
function boxes(view: DataView, from: number, to: number): Box[] | undefined {
  const found: Box[] = [];
  for (let at = from; at < to;) {
    if (at + 8 > to) return undefined;
    const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
    const small = view.getUint32(at);
    // 1 announces a 64-bit size behind the type, 0 means up to the end.
    if (small === 1 && at + 16 > to) return undefined;
    const size = small === 1 ? Number(view.getBigUint64(at + 8)) : small === 0 ? to - at : small;
    const start = at + (small === 1 ? 16 : 8);
    if (start > at + size || at + size > to) return undefined;
    found.push({ type, start, end: at + size });
    at += size;
  }
  return found;
}
