import type { Points, TraitNumber } from '../../query-understanding/contract.ts';
import type { Area } from '../area.ts';
import { Block, blockSize } from './listing-block.ts';
import type { Columns } from './columns.ts';
import { isCommon } from './common-marks.ts';
import type { ListingIndex } from './listing-index.ts';
import { pointsOfMarks } from './mark-points.ts';
import type { Posting } from './posting.ts';

/** Points of a block's listings, in their order; the buffer is reused for the next block. */
export type Part = (block: Block) => Int32Array;

type Postings = ReadonlyMap<string, Posting>;

/**
 * A plan's score compiled for one index: computes the points of a block's listings part by part, equal to
 * `evaluate` of a single one. Parts that depend on common marks only are computed once per combination of such
 * marks.
 */
export class Scorer {
  readonly #index: ListingIndex;
  readonly #areas: ReadonlyMap<string, Area>;
  readonly #buffers: Int32Array[];
  #taken = 0;
  readonly #cachedParts = new Map<Points, Part>();

  /** `buffers`: arrays no longer used by an earlier scorer; new ones are added. */
  constructor(index: ListingIndex, areas: ReadonlyMap<string, Area>, buffers: Int32Array[]) {
    this.#index = index;
    this.#areas = areas;
    this.#buffers = buffers;
  }

  partOf(points: Points): Part {
    return isCommon(points) ? this.#byMarkSet(points) : this.#once(points, this.#index.postings);
  }

  /** Repeated subexpressions of a plan are computed once per block. */
  #once(points: Points, postings: Postings): Part {
    const cached = this.#cachedParts.get(points);
    if (cached) return cached;
    const part = this.#made(points, postings);
    let turn = -1;
    let last: Int32Array | undefined;
    const cachedPart: Part = (block) => {
      if (last && turn === block.turn) return last;
      turn = block.turn;
      last = part(block);
      return last;
    };
    this.#cachedParts.set(points, cachedPart);
    return cachedPart;
  }

  #made(points: Points, postings: Postings): Part {
    const into = this.#nextBuffer();
    if (typeof points === 'number') return () => into.fill(points);
    if ('sum' in points) {
      const constant = points.sum.reduce<number>(
        (sum, each) => sum + (typeof each === 'number' ? each : 0),
        0,
      );
      const parts = this.#parts(
        'sum',
        points.sum.filter((each) => typeof each !== 'number'),
        postings,
      );
      return (block) => {
        into.fill(constant, 0, block.count);
        for (const part of parts) add(into, part(block), block.count);
        return into;
      };
    }
    if ('best' in points) {
      const parts = this.#parts('best', points.best, postings);
      return (block) => extremeOf(parts, block, into, raise);
    }
    if ('worst' in points) {
      const parts = this.#parts('worst', points.worst, postings);
      return (block) => extremeOf(parts, block, into, lower);
    }
    if ('half' in points) {
      const whole = this.#part(points.half, postings);
      return (block) => halve(into, whole(block), block.count);
    }
    if ('marks' in points)
      return pointsOfMarks(points, { postings, areas: this.#areas, columns: this.#index.columns, into });
    return pointsOfNumber(points, this.#index.columns, into);
  }

  #part(points: Points, postings: Postings): Part {
    return postings === this.#index.postings ? this.partOf(points) : this.#once(points, postings);
  }

  /** Parts that depend on common marks only are combined into one. */
  #parts(how: 'sum' | 'best' | 'worst', all: readonly Points[], postings: Postings): Part[] {
    if (postings !== this.#index.postings) return all.map((each) => this.#part(each, postings));
    const common = all.filter(isCommon);
    const rest = all.filter((each) => !isCommon(each)).map((each) => this.#part(each, postings));
    if (common.length === 0) return rest;
    const together: Points =
      how === 'sum' ? { sum: common } : how === 'best' ? { best: common } : { worst: common };
    return [this.#byMarkSet(together), ...rest];
  }

  #byMarkSet(points: Points): Part {
    const { columns, markSetPostings } = this.#index;
    const ofMarkSets = new Scorer(this.#index, this.#areas, this.#buffers);
    ofMarkSets.#taken = this.#taken;
    const byMarkSet = pointsOfAll(ofMarkSets.#once(points, markSetPostings), columns);
    const into = this.#nextBuffer();
    return (block) => gather(into, byMarkSet, columns.markSets, block);
  }

  #nextBuffer(): Int32Array {
    const buffer = this.#buffers[this.#taken] ?? new Int32Array(blockSize);
    this.#buffers[this.#taken] = buffer;
    this.#taken += 1;
    return buffer;
  }
}

const markSets = new Block();

/** Points of every combination of common marks, as if each were a listing. */
function pointsOfAll(part: Part, { markSetKinds }: Columns): Int32Array {
  const all = new Int32Array(markSetKinds.values.length);
  for (let start = 0; start < all.length; start += blockSize) {
    markSets.open(start, Math.min(all.length, start + blockSize));
    markSets.fill();
    all.set(part(markSets).subarray(0, markSets.count), start);
  }
  return all;
}

function gather(
  into: Int32Array,
  byMarkSet: Int32Array,
  codes: Uint32Array,
  { ordinals, count }: Block,
): Int32Array {
  for (let at = 0; at < count; at += 1) into[at] = byMarkSet[codes[ordinals[at] ?? 0] ?? 0] ?? 0;
  return into;
}

function add(into: Int32Array, points: Int32Array, count: number): void {
  for (let at = 0; at < count; at += 1) into[at] = (into[at] ?? 0) + (points[at] ?? 0);
}

/** Branchless maximum and minimum, because a mispredicted branch costs more. */
function raise(into: Int32Array, points: Int32Array, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const less = (into[at] ?? 0) - (points[at] ?? 0);
    into[at] = (points[at] ?? 0) + (less & ~(less >> 31));
  }
}

function lower(into: Int32Array, points: Int32Array, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const more = (into[at] ?? 0) - (points[at] ?? 0);
    into[at] = (points[at] ?? 0) + (more & (more >> 31));
  }
}

function halve(into: Int32Array, points: Int32Array, count: number): Int32Array {
  for (let at = 0; at < count; at += 1) into[at] = Math.trunc((points[at] ?? 0) / 2);
  return into;
}

function extremeOf(parts: readonly Part[], block: Block, into: Int32Array, choose: typeof raise): Int32Array {
  const [first, ...rest] = parts;
  if (first) into.set(first(block).subarray(0, block.count));
  for (const part of rest) choose(into, part(block), block.count);
  return into;
}

type NumberPoints = Extract<Points, { number: TraitNumber }>;

/** Points of the price band each listing is in. */
function pointsOfNumber(
  asked: NumberPoints,
  { readPrice }: Columns,
  into: Int32Array,
): (block: Block) => Int32Array {
  return ({ ordinals, count }) => {
    for (let at = 0; at < count; at += 1) {
      const price = readPrice[ordinals[at] ?? 0] ?? -1;
      into[at] = bandOf(asked, price < 0 ? undefined : price);
    }
    return into;
  };
}

function bandOf({ bands, missing, otherwise }: NumberPoints, number: number | undefined): number {
  if (number === undefined) return missing;
  for (const { min, max, points } of bands) {
    if ((min === undefined || number >= min) && (max === undefined || number <= max)) return points;
  }
  return otherwise;
}
