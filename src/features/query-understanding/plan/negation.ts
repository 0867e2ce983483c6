import type { FoundFact } from '../facts/fact.ts';
import type { Token } from '../text/tokens.ts';
import type { Loose } from './query-parts.ts';

/** Indexes of negated words: after `bez`, or before a closing `nechci`. */
export type Negations = { before: ReadonlySet<number>; behind: ReadonlySet<number> };

type Part = FoundFact | Loose;

const qualities: ReadonlySet<Part['is']> = new Set([
  'junior',
  'adult',
  'colour',
  'hand',
  'hardness',
  'worn',
  'goalie',
]);
/** Qualities that precede an item's name. */
export const isQuality = ({ is }: Pick<Part, 'is'>) => qualities.has(is);
const names: ReadonlySet<Part['is']> = new Set(['thing', 'brand', 'line', 'word']);
const nameOf = (part: Part) =>
  part.is === 'thing' ? part.thing : part.is === 'brand' ? part.brand : undefined;
const joints = new Set(['a', 'i', 'nebo', 'ani', 'ci']);
/** `jiné než z Prahy` */
const maxBetween = 2;

/**
 * The excluded parts of a query. `nechci dětskou florbalku` wants a stick, but not a child's: only qualities are
 * negated, unless another item is requested.
 */
export function negatedParts(
  parts: readonly Part[],
  tokens: readonly Token[],
  { before, behind }: Negations,
): ReadonlySet<Part> {
  const ends = (at: number) => /[,;.!?]/.test(tokens[at]?.gap ?? '');
  const scopes = [
    ...[...before].map((at) => {
      const first = parts.findIndex((part) => part.at >= at && part.at <= at + maxBetween);
      return first < 0 ? [] : scopeFrom(first);
    }),
    ...[...behind].map((at) => {
      let first = parts.findLastIndex((part) => part.at + part.length === at);
      if (parts[first]?.is === 'thing')
        while (first > 0 && isOneName(parts[first - 1], parts[first])) first -= 1;
      return first < 0 ? [] : scopeFrom(first);
    }),
  ];
  const asked = parts.filter((part) => !scopes.some((scope) => scope.includes(part)));
  const isAsked = (part: Part) => asked.some((each) => each.is === part.is && nameOf(each) === nameOf(part));
  const isAnyAsked = asked.some(({ is }) => is === 'thing');
  return new Set(
    scopes.flatMap((scope) =>
      scope.filter(
        (part) =>
          (scope.length === 1 && !(part.is === 'thing' && isAsked(part))) ||
          !(nameOf(part) && (isAsked(part) || (part.is === 'thing' && !isAnyAsked))),
      ),
    ),
  );

  function scopeFrom(first: number): Part[] {
    const scope = parts.slice(first, first + 1);
    for (const next of parts.slice(first + 1)) {
      const last = scope.at(-1);
      const end = last ? last.at + last.length : 0;
      const isNext = next.at === end && !ends(end) && isOneName(last, next);
      const isJoined =
        next.at === end + 1 && joints.has(tokens[end]?.text ?? '') && scope.some(({ is }) => is === next.is);
      if (!isNext && !isJoined) break;
      scope.push(next);
    }
    return scope;
  }

  /** `dětskou florbalku`, `čepel Zone`, `Unihoc Epic`. */
  function isOneName(one: Part | undefined, next: Part | undefined): boolean {
    if (!one || !next || next.at !== one.at + one.length || ends(next.at)) return false;
    if (qualities.has(one.is)) return qualities.has(next.is) || names.has(next.is);
    return (one.is === 'thing' && next.is === 'brand') || (names.has(one.is) && next.is === 'line');
  }
}
