import type { NamedPlace } from '../contract.ts';
import type { Token } from '../text/tokens.ts';
import { areEnds } from './bounded-facts.ts';
import type { Measured } from './measures.ts';

/** A parsed query in terms of listings, each part with its position in the words. */
export type Meaning = {
  /** Requested things; empty for any floorball gear. */
  things: string[];
  /** Whether the query names the thing itself. */
  named: boolean;
  /** Whether only a product line implies it: other things of that line match too. */
  hinted: boolean;
  wishes: Meant[];
};

export type Meant = {
  at: number;
  length: number;
  /** Excludes listings that have it. */
  not?: true;
} & (
  | { is: 'things'; things: string[] }
  /** With `byLine`, implied by the product line of that key. */
  | { is: 'brands'; brands: string[]; byLine?: string }
  | { is: 'line'; key: string; name: string }
  | { is: 'hand'; hand: string }
  | ({ is: 'measure' } & Measured)
  | { is: 'junior' }
  | { is: 'adult' }
  | { is: 'hardness'; hardness: string }
  | { is: 'colour'; colour: string }
  | { is: 'worn'; level: string }
  | { is: 'free' }
  | { is: 'cheap' }
  | { is: 'demands' }
  | { is: 'offers' }
  | { is: 'swap' }
  /** What the item is for. */
  | { is: 'of'; thing: string }
  /** Different things that belong together. */
  | { is: 'many' }
  /** With `km`, a radius around a municipality. */
  | { is: 'place'; place: NamedPlace; or?: NamedPlace; km?: number }
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

/** Joins ranges and alternatives, as in `shaft 92-96`, `boty 42 až 43`, `flex 26 nebo 27`. */
export function joinedSpans(wishes: readonly Meant[], tokens: readonly Token[]): Meant[] {
  const joined: Meant[] = [];
  for (const wish of wishes) {
    const before = joined.at(-1);
    const span = before && isJoined(before, wish, tokens) ? spanOf(before, wish) : undefined;
    if (span) joined[joined.length - 1] = span;
    else joined.push(wish);
  }
  return joined.map(atMost);
}

/** A bare price is a maximum. */
const atMost = (wish: Meant): Meant =>
  wish.is === 'measure' && wish.of === 'price' && wish.from === wish.to ? { ...wish, from: undefined } : wish;

function isJoined(before: Meant, after: Meant, tokens: readonly Token[]): boolean {
  if (before.not !== after.not) return false;
  // Nothing has two brands, so `zone unihoc` asks for either.
  if (after.at === before.at + before.length && after.is === 'brands' && before.is === 'brands') return true;
  return areEnds(before, after, tokens) || isOpen(before, after);
}

/** `od 92` directly before `do 96`. */
const isOpen = (before: Meant, after: Meant) =>
  after.at === before.at + before.length &&
  before.is === 'measure' &&
  after.is === 'measure' &&
  before.to === undefined &&
  after.from === undefined;

const lengths: ReadonlySet<string> = new Set(['length', 'shaft', 'total']);

function spanOf(before: Meant, after: Meant): Meant | undefined {
  const here = { at: before.at, length: after.at + after.length - before.at };
  if (before.is === 'measure' && after.is === 'measure') {
    const [from, to] = [before.from ?? before.to, after.to ?? after.from];
    const isOf = before.of === after.of || [before.of, after.of].every((of) => lengths.has(of));
    return isOf && from !== undefined && to !== undefined && from < to
      ? { ...before, of: after.of === 'length' ? before.of : after.of, from, to, ...here }
      : undefined;
  }
  if (
    before.is === 'brands' &&
    after.is === 'brands' &&
    before.byLine === undefined &&
    after.byLine === undefined
  )
    return { ...before, brands: [...new Set([...before.brands, ...after.brands])], ...here };
  if (
    before.is === 'place' &&
    after.is === 'place' &&
    before.or === undefined &&
    before.place.code !== after.place.code
  )
    return { ...before, or: after.place, ...here };
  return undefined;
}
