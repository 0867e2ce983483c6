import type { Points } from '../../query-understanding/contract.ts';
import type { Area } from '../area.ts';
import type { Block } from './listing-block.ts';
import type { Columns } from './columns.ts';
import { type Posting, firstFrom } from './posting.ts';

type MarkPoints = Extract<Points, { marks: unknown }>;

type Among = {
  postings: ReadonlyMap<string, Posting>;
  areas: ReadonlyMap<string, Area>;
  columns: Columns;
  into: Int32Array;
};

/** Listings in any of these sets score `points`. */
type Step = { points: number; bits?: Uint32Array; few?: Uint32Array; inside?: Uint8Array };

/** Maximum points of the marks each listing of a block has. */
export function pointsOfMarks(
  { marks, otherwise }: MarkPoints,
  { postings, areas, columns, into }: Among,
): (block: Block) => Int32Array {
  // Ascending, so that the highest points are written last.
  const steps = marks
    .toSorted(([, a], [, b]) => a - b)
    .flatMap(([mark, points]): Step[] => {
      const area = areas.get(mark);
      if (area) return [{ points, inside: columns.inside(area) }];
      const posting = postings.get(mark);
      return posting ? [posting.bits ? { points, bits: posting.bits } : { points, few: posting.few }] : [];
    });
  return (block) => {
    into.fill(otherwise, 0, block.count);
    for (const { points, bits, few, inside } of steps) {
      if (bits) byBits(block, bits, points, into);
      else if (few) byOrdinals(block, few, points, into);
      else if (inside) byArea(block, inside, columns.where, points, into);
    }
    return into;
  };
}

function byBits(block: Block, bits: Uint32Array, points: number, into: Int32Array): void {
  const { words, carrying, standing } = block;
  const first = block.start >>> 5;
  const last = bits.length - first;
  for (let at = 0; at < carrying.length; at += 1) {
    const word = carrying[at] ?? 0;
    if (word >= last) break;
    let left = (words[word] ?? 0) & (bits[first + word] ?? 0);
    while (left !== 0) {
      const lowest = left & -left;
      into[standing[word * 32 + 31 - Math.clz32(lowest)] ?? 0] = points;
      left ^= lowest;
    }
  }
}

function byOrdinals(block: Block, ordinals: Uint32Array, points: number, into: Int32Array): void {
  const { words, standing, start, end } = block;
  for (let at = firstFrom(ordinals, start); at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    if (ordinal >= end) break;
    const within = ordinal - start;
    if (((words[within >>> 5] ?? 0) >>> (within & 31)) & 1) into[standing[within] ?? 0] = points;
  }
}

function byArea(
  { ordinals, count }: Block,
  inside: Uint8Array,
  where: Uint16Array,
  points: number,
  into: Int32Array,
): void {
  for (let at = 0; at < count; at += 1) if (inside[where[ordinals[at] ?? 0] ?? 0]) into[at] = points;
}
