import { greySide as pictureSide } from '../../platform/images/images.ts';

/**
 * A perceptual fingerprint that survives another size, another format and a slight crop. For each of 31 windows of
 * the grey picture it holds the signs of the 224 lowest frequencies of a discrete cosine transform; two photos match
 * when the signs of any two of their windows hardly differ. The numbers are measured: docs/decisions/0120.
 */
export type Fingerprint = {
  /** Concatenated windows of `windowLength` numbers each. */
  windows: Uint32Array;
  /** Parts of the windows that are equal in copies; an index to find candidates by. */
  keys: number[];
};

/**
 * A module-local copy: the loops below read it millions of times, and a test runner resolves an imported binding on
 * every access.
 */
const greySide: number = pictureSide;
/** Side of the square to which a window is averaged. */
const side = 32;
const waves = 22;
const bits = 224;
export const windowLength = bits / 32;

/**
 * Max number of differing signs. Copies cropped by up to 5 % differ in up to 19, different photos of one floor in 24
 * or more.
 */
const maxDiffering = 18;
/**
 * A coefficient below this (grey levels times 32) is weak; with over a quarter of the lowest 64 weak, the signs are
 * noise.
 */
const minStrength = 2;

/** A key contains the band in its upper bits and the signs in its lower bits. */
const bands = 4;
const bandBits = 24;

/** Frequencies from the lowest to the highest; the very first, the mean, is left out. */
const order = Array.from({ length: waves * waves }, (_, at) => ({ u: at % waves, v: Math.floor(at / waves) }))
  .filter(({ u, v }) => u + v > 0)
  .toSorted((a, b) => a.u + a.v - (b.u + b.v) || a.u - b.u)
  .slice(0, bits);

/**
 * Shares cropped off both ends of a side. Combining one photo's larger crops with the other's smaller ones covers
 * all crops up to 5 %.
 */
const cutsOf = (cut: number) => [0, 1, 2, 3].map((at): Cuts => [at & 1 ? cut : 0, at & 2 ? cut : 0]);
type Cuts = readonly [before: number, after: number];
const larger = cutsOf(0.05).map(projection);
const smaller = cutsOf(0.025).map(projection);

/** Windows whose keys are stored; the keys of the others are only used for queries. */
const keyedWindows = 16;
export const keyedLength = keyedWindows * windowLength;

/**
 * The matrix that turns the grey values of one line, cropped by these cuts, into its coefficients: rows of
 * `greySide` numbers.
 */
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

/** The fingerprint of a square grey picture of `greySide`; undefined when it is too plain to be distinctive. */
export function fingerprintOf(grey: Uint8Array): Fingerprint | undefined {
  const all: Float64Array[] = [];
  for (const cuts of [larger, smaller]) {
    const across = cuts.map((each) => alongLines(grey, each));
    for (const down of cuts) for (const lines of across) all.push(coefficients(lines, down));
  }
  const strengths = all[0]?.slice(0, 64).map(Math.abs).toSorted();
  if ((strengths?.[16] ?? 0) < minStrength) return undefined;
  // Both groups begin with the uncropped picture, which is needed only once.
  const windows = Uint32Array.from(all.toSpliced(keyedWindows, 1).flatMap(signs));
  return { windows, keys: keysOf(windows.subarray(0, keyedLength)) };
}

/** The coefficients of each line of the picture, line by line. */
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

/** The index keys of these windows. */
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

/** The signs that flip in a mirror image. */
const mirror = new Uint32Array(windowLength);
order.forEach(({ u }, at) => u % 2 === 1 && setBit(mirror, at));

/** The windows of the mirror image. */
const mirrored = (windows: Uint32Array): Uint32Array =>
  windows.map((word, at) => word ^ (mirror[at % windowLength] ?? 0));

/** A copy of the photo, mirrored or not, has at least one of these among its keys. */
export const keysOfCopies = (windows: Uint32Array): number[] => [
  ...new Set([...keysOf(windows), ...keysOf(mirrored(windows))]),
];

/** Whether one photo is a copy of the other, mirrored or not. */
export const isCopy = (one: Uint32Array, other: Uint32Array): boolean =>
  hardlyDiffer(one, other) || hardlyDiffer(mirrored(one), other);

function hardlyDiffer(one: Uint32Array, other: Uint32Array): boolean {
  for (let a = 0; a < one.length; a += windowLength) {
    for (let b = 0; b < other.length; b += windowLength) {
      let count = 0;
      for (let at = 0; at < windowLength && count <= maxDiffering; at += 1) {
        count += popCount((one[a + at] ?? 0) ^ (other[b + at] ?? 0));
      }
      if (count <= maxDiffering) return true;
    }
  }
  return false;
}

/** Population count of 32 bits (Hacker's Delight, 5-1). */
function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
