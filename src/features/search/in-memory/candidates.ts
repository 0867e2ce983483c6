import type { Plan } from '../../query-understanding/contract.ts';
import type { Area } from '../area.ts';
import { type Block, blockSize, wordsInBlock } from './listing-block.ts';
import type { ListingIndex } from './listing-index.ts';
import { firstFrom, spreadBits } from './posting.ts';

/** Posting lists of the marks in a required group, of which a listing needs one. */
type Group = { bits: Uint32Array[]; few: Uint32Array[]; inside: Uint8Array[] };

/**
 * Fills the block with listings that have a mark of every required group and, if given, are among the named
 * ones. Returns whether there are any.
 */
export function candidates(
  index: ListingIndex,
  plan: Plan | undefined,
  areas: ReadonlyMap<string, Area>,
  named: Uint32Array | undefined,
): (block: Block) => boolean {
  const asked = (plan?.required ?? []).map((marks) => groupOf(index, marks, areas));
  // Named listings come first: most blocks have none and can be skipped.
  const groups = named ? [{ bits: [], few: [named], inside: [] }, ...asked] : asked;
  if (groups.length === 0) {
    return (block) => {
      block.fill();
      return block.count > 0;
    };
  }
  const [all, one] = [new Uint32Array(wordsInBlock), new Uint32Array(wordsInBlock)];
  return (block) => {
    for (const [number, group] of groups.entries()) {
      const into = number === 0 ? all : one;
      gather(group, block, index.columns.where, into);
      if (!narrow(all, into)) return false;
    }
    block.count = spreadBits(all, block.start, block.ordinals);
    return true;
  };
}

/** Intersects two bitmaps in place; returns whether any bit is left. */
function narrow(bits: Uint32Array, others: Uint32Array): boolean {
  let any = 0;
  for (let word = 0; word < wordsInBlock; word += 1) {
    const both = (bits[word] ?? 0) & (others[word] ?? 0);
    bits[word] = both;
    any |= both;
  }
  return any !== 0;
}

function groupOf(index: ListingIndex, marks: readonly string[], areas: ReadonlyMap<string, Area>): Group {
  const group: Group = { bits: [], few: [], inside: [] };
  for (const mark of marks) {
    const area = areas.get(mark);
    if (area) group.inside.push(index.columns.inside(area));
    const posting = area ? undefined : index.postings.get(mark);
    if (posting?.bits) group.bits.push(posting.bits);
    else if (posting) group.few.push(posting.few);
  }
  return group;
}

function gather({ bits, few, inside }: Group, block: Block, where: Uint16Array, into: Uint32Array): void {
  const { start, end } = block;
  const first = start >>> 5;
  into.fill(0);
  for (const each of bits) {
    const words = Math.min(wordsInBlock, each.length - first);
    for (let word = 0; word < words; word += 1) into[word] = (into[word] ?? 0) | (each[first + word] ?? 0);
  }
  for (const ordinals of few) {
    for (let at = firstFrom(ordinals, start); at < ordinals.length; at += 1) {
      const ordinal = (ordinals[at] ?? 0) - start;
      if (ordinal >= blockSize) break;
      into[ordinal >>> 5] = (into[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
    }
  }
  for (const fits of inside) {
    for (let ordinal = start; ordinal < end; ordinal += 1) {
      const bit = (fits[where[ordinal] ?? 0] ?? 0) << (ordinal & 31);
      into[(ordinal - start) >>> 5] = (into[(ordinal - start) >>> 5] ?? 0) | bit;
    }
  }
}
