import type { Token } from '../text/tokens.ts';
import type { Meant } from './meant.ts';

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
