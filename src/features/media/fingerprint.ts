import { greySide as pictureSide } from '../../platform/images/images.ts';

/**
 * What a photo looks like, in a form that survives another size, another format, and a little cut off its sides.
 * Of each of 31 windows of the grey picture it holds the signs of its lowest 224 waves (a discrete cosine transform);
 * two photos are alike when the signs of any two of their windows hardly differ. Numbers are measured: docs/decisions/0120.
 */
export type Fingerprint = {
  /** Windows one after another, `windowLength` numbers each. */
  windows: Uint32Array;
  /** Parts of the windows that a copy shares, to find candidates by. */
  keys: number[];
};

/** A name of this module: the loops below read it millions of times, and a test runner looks an imported one up anew each time. */
const greySide: number = pictureSide;
/** Side of what a window is averaged to. */
const side = 32;
const waves = 22;
const bits = 224;
export const windowLength = bits / 32;

/** Signs that may differ. Copies cropped anywhere up to 5 % differ in up to 19, photos of one floor in 24 and more. */
const maxDiffering = 18;
/** A quarter of the lowest 64 waves may be weaker; more, and signs are those of noise. Levels of grey, times 32. */
const weakest = 2;

/** A key holds the band in its upper and the signs in its lower bits. */
const bands = 4;
const bandBits = 24;

/** Waves from the longest to the shortest; the first of all, the mean, is left out. */
const order = Array.from({ length: waves * waves }, (_, at) => ({ u: at % waves, v: Math.floor(at / waves) }))
  .filter(({ u, v }) => u + v > 0)
  .toSorted((a, b) => a.u + a.v - (b.u + b.v) || a.u - b.u)
  .slice(0, bits);

/** Shares cut off both ends of a side. With one photo's larger and the other's smaller cuts all up to 5 % are met. */
const cutsOf = (cut: number) => [0, 1, 2, 3].map((at): Cuts => [at & 1 ? cut : 0, at & 2 ? cut : 0]);
type Cuts = readonly [before: number, after: number];
const larger = cutsOf(0.05).map(projection);
const smaller = cutsOf(0.025).map(projection);

/** Windows whose keys are stored; with the others a photo only asks. */
const keyedWindows = 16;
export const keyedLength = keyedWindows * windowLength;

/** What turns the grey values of one line into its waves, for a line with these cuts: rows of `greySide` numbers. */
function projection([before, after]: Cuts): Float64Array {
  const from = before * greySide;
  const step = ((1 - before - after) * greySide) / side;
  const rows = new Float64Array(waves * greySide);
  for (let x = 0; x < side; x += 1) {
    const [start, end] = [from + x * step, from + (x + 1) * step];
    for (let pixel = Math.floor(start); pixel < Math.min(greySide, end); pixel += 1) {
      const share = (Math.min(pixel + 1, end) - Math.max(pixel, start)) / step;
      for (let u = 0; u < waves; u += 1) {
        const wave = Math.cos(((2 * x + 1) * u * Math.PI) / (2 * side)) * Math.sqrt((u === 0 ? 1 : 2) / side);
        rows[u * greySide + pixel] = (rows[u * greySide + pixel] ?? 0) + share * wave;
      }
    }
  }
  return rows;
}

/** Of a square grey picture of `greySide`; `undefined` when there is too little in it to tell it from others. */
export function fingerprintOf(grey: Uint8Array): Fingerprint | undefined {
  const all: Float64Array[] = [];
  for (const cuts of [larger, smaller]) {
    const across = cuts.map((each) => alongLines(grey, each));
    for (const down of cuts) for (const lines of across) all.push(coefficients(lines, down));
  }
  const strengths = all[0]?.slice(0, 64).map(Math.abs).toSorted();
  if ((strengths?.[16] ?? 0) < weakest) return undefined;
  // Both groups begin with the whole picture.
  const windows = Uint32Array.from(all.toSpliced(keyedWindows, 1).flatMap(signs));
  return { windows, keys: keysOf(windows.subarray(0, keyedLength)) };
}

/** Waves of each line of the picture, line by line. */
function alongLines(grey: Uint8Array, rows: Float64Array): Float64Array {
  const found = new Float64Array(greySide * waves);
  for (let y = 0; y < greySide; y += 1) {
    for (let u = 0; u < waves; u += 1) {
      let sum = 0;
      for (let x = 0; x < greySide; x += 1)
        sum += (grey[y * greySide + x] ?? 0) * (rows[u * greySide + x] ?? 0);
      found[y * waves + u] = sum;
    }
  }
  return found;
}

function coefficients(lines: Float64Array, rows: Float64Array): Float64Array {
  return Float64Array.from(order, ({ u, v }) => {
    let sum = 0;
    for (let y = 0; y < greySide; y += 1) sum += (lines[y * waves + u] ?? 0) * (rows[v * greySide + y] ?? 0);
    return sum;
  });
}

function signs(values: Float64Array): number[] {
  const set = new Uint32Array(windowLength);
  values.forEach((value, at) => value > 0 && setBit(set, at));
  return [...set];
}

function setBit(set: Uint32Array, at: number): void {
  set[at >> 5] = (set[at >> 5] ?? 0) | (1 << (at & 31));
}

/** The keys of these windows. */
export function keysOf(windows: Uint32Array): number[] {
  const keys = new Set<number>();
  for (let start = 0; start < windows.length; start += windowLength) {
    for (let band = 0; band < bands; band += 1) {
      let key = band;
      for (let at = band * bandBits; at < (band + 1) * bandBits; at += 1) {
        key = key * 2 + (((windows[start + (at >> 5)] ?? 0) >>> (at & 31)) & 1);
      }
      keys.add(key);
    }
  }
  return [...keys];
}

/** The signs that change where a picture is seen in a mirror. */
const mirror = new Uint32Array(windowLength);
order.forEach(({ u }, at) => u % 2 === 1 && setBit(mirror, at));

/** The windows of the same photo in a mirror. */
const mirrored = (windows: Uint32Array): Uint32Array =>
  windows.map((word, at) => word ^ (mirror[at % windowLength] ?? 0));

/** What a copy of the photo, mirrored or not, has at least one of among its keys. */
export const keysOfCopies = (windows: Uint32Array): number[] => [
  ...new Set([...keysOf(windows), ...keysOf(mirrored(windows))]),
];

/** Whether one is a copy of the other, mirrored or not. */
export const alike = (one: Uint32Array, other: Uint32Array): boolean =>
  hardlyDiffer(one, other) || hardlyDiffer(mirrored(one), other);

function hardlyDiffer(one: Uint32Array, other: Uint32Array): boolean {
  for (let a = 0; a < one.length; a += windowLength) {
    for (let b = 0; b < other.length; b += windowLength) {
      let count = 0;
      for (let at = 0; at < windowLength && count <= maxDiffering; at += 1) {
        count += ones((one[a + at] ?? 0) ^ (other[b + at] ?? 0));
      }
      if (count <= maxDiffering) return true;
    }
  }
  return false;
}

/** Bits that are set, of 32 (Hacker's Delight, 5-1). */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
