import type { Vocabulary } from './contract.ts';
import { editDistance } from '../../contract/edit-distance.ts';
import { mistakesAllowed } from './text/spelling-index.ts';

/**
 * Words in stock with their number of listings, with prefix search and spelling correction without a full scan.
 */
export function vocabularyOf(counts: ReadonlyMap<string, number>): Vocabulary {
  const forwards = [...counts.keys()].filter((word) => /^\p{L}/u.test(word)).sort();
  let backwards: string[] | undefined;
  const count = (word: string) => counts.get(word) ?? 0;
  const commonestFirst = (a: string, b: string) => count(b) - count(a) || (a < b ? -1 : 1);
  return {
    count,
    startingWith: (beginning, atMost) => range(forwards, beginning).sort(commonestFirst).slice(0, atMost),
    near(word, atMost) {
      if (mistakesAllowed(word) === 0) return [];
      backwards ??= forwards.map(reversed).sort();
      // One error leaves one half of a word intact, and few words share a half.
      const half = word.length >> 1;
      const same = [
        ...range(forwards, word.slice(0, half)),
        ...range(backwards, reversed(word.slice(half + 1))).map(reversed),
      ];
      return [...new Set(same)]
        .map((each) => ({ each, mistakes: editDistance(word, each, 1) }))
        .filter(({ mistakes }) => mistakes <= 1)
        .toSorted((a, b) => a.mistakes - b.mistakes || commonestFirst(a.each, b.each))
        .slice(0, atMost)
        .map(({ each }) => each);
    },
  };
}

const reversed = (word: string) => Array.from(word).toReversed().join('');

/** A short prefix has thousands of words; scanning this many is enough. */
const maxScanned = 2000;

function range(sorted: readonly string[], beginning: string): string[] {
  const from = firstAtLeast(sorted, beginning);
  const to = firstAtLeast(sorted, `${beginning}\uffff`);
  return sorted.slice(from, Math.min(to, from + maxScanned));
}

function firstAtLeast(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
