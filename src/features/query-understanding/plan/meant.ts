import type { NamedPlace } from '../contract.ts';
import type { Token } from '../text/tokens.ts';

/** A query in the terms of listings, every part with the words that told it. */
export type Meaning = {
  /** What is asked for; empty for anything of floorball. */
  things: string[];
  /** Whether the query names the thing itself. */
  named: boolean;
  wishes: Meant[];
};

export type Meant = { at: number; length: number } & (
  | { is: 'things'; things: string[] }
  /** `implied` by a product line, not said. */
  | { is: 'brands'; brands: string[]; implied?: boolean }
  | { is: 'line'; key: string; name: string }
  | { is: 'hand'; hand: string }
  /** Of a measure from–to, `to` is its greater end. */
  | { is: 'flex'; mm: number; to?: number }
  | { is: 'length'; cm: number; to?: number; of: 'shaft' | 'total' | 'either' }
  | { is: 'shoe'; tenths: number; to?: number }
  | { is: 'size'; size: string; or?: string }
  | { is: 'age'; from: number; to: number }
  | { is: 'junior' }
  | { is: 'adult' }
  | { is: 'hardness'; hardness: string }
  | { is: 'colour'; colour: string }
  | { is: 'worn'; level: string }
  | { is: 'at-most'; czk: number }
  | { is: 'at-least'; czk: number }
  | { is: 'between'; from: number; to: number }
  | { is: 'free' }
  | { is: 'cheap' }
  | { is: 'demands' }
  | { is: 'offers' }
  | { is: 'swap' }
  | { is: 'place'; place: NamedPlace; or?: NamedPlace }
  | { is: 'dimensions'; text: string }
  | {
      is: 'word';
      text: string;
      stems: string[];
      foreign: boolean;
      /** Only moves listings up. */ hint?: boolean;
      /** What a listing without it loses: beside a brand a strange word is a model, which need not be told. */
      costs?: number;
    }
);

/** A measure from–to or one of two, as asked in `shaft 92-96`, `boty 42 až 43`, `flex 26 nebo 27`. */
export function joinedSpans(wishes: readonly Meant[], tokens: readonly Token[]): Meant[] {
  const joined: Meant[] = [];
  for (const wish of wishes) {
    const before = joined.at(-1);
    const span = before && isJoined(before, wish, tokens) ? spanOf(before, wish) : undefined;
    if (span) joined[joined.length - 1] = span;
    else joined.push(wish);
  }
  return joined;
}

const joints = new Set(['az', 'nebo', 'ci', 'do', 'a', 'i', 'alebo', 'pripadne']);

function isJoined(before: Meant, after: Meant, tokens: readonly Token[]): boolean {
  const end = before.at + before.length;
  // Nothing is of two makes, so `zone unihoc` asks for either.
  if (after.at === end && after.is === 'brands' && before.is === 'brands') return true;
  if (after.at === end) return /^\s*[-–—/,]\s*$/.test(tokens[end]?.gap ?? '');
  return after.at === end + 1 && joints.has(tokens[end]?.text ?? '');
}

function spanOf(before: Meant, after: Meant): Meant | undefined {
  const here = { at: before.at, length: after.at + after.length - before.at };
  if (before.is === 'length' && after.is === 'length' && before.to === undefined && before.cm < after.cm)
    return { ...before, to: after.cm, of: after.of === 'either' ? before.of : after.of, ...here };
  if (before.is === 'flex' && after.is === 'flex' && before.to === undefined && before.mm < after.mm)
    return { ...before, to: after.mm, ...here };
  if (before.is === 'shoe' && after.is === 'shoe' && before.to === undefined && before.tenths < after.tenths)
    return { ...before, to: after.tenths, ...here };
  if (before.is === 'brands' && after.is === 'brands' && !before.implied && !after.implied)
    return { ...before, brands: [...new Set([...before.brands, ...after.brands])], ...here };
  if (before.is === 'place' && after.is === 'place' && before.or === undefined)
    return { ...before, or: after.place, ...here };
  if (before.is === 'size' && after.is === 'size' && before.or === undefined && before.size !== after.size)
    return { ...before, or: after.size, ...here };
  return undefined;
}
