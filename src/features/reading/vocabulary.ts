import type { Vocabulary } from './contract.ts';
import { nearWords, type NearWords } from './text/near-words.ts';

/** The words in stock with the number of adverts each stands in. Prefixes and mistakes are found without a scan. */
export function vocabularyOf(counts: ReadonlyMap<string, number>): Vocabulary {
  const sorted = [...counts.keys()].filter((word) => /^\p{L}/u.test(word)).sort();
  const count = (word: string) => counts.get(word) ?? 0;
  const commonestFirst = (a: string, b: string) => count(b) - count(a) || (a < b ? -1 : 1);
  let mistyped: NearWords | undefined;
  return {
    count,
    startingWith(beginning, atMost) {
      const from = firstAtLeast(sorted, beginning);
      const to = firstAtLeast(sorted, `${beginning}\uffff`);
      return sorted
        .slice(from, Math.min(to, from + mostScanned))
        .sort(commonestFirst)
        .slice(0, atMost);
    },
    near(word, atMost) {
      mistyped ??= nearWords(counts.keys(), 1);
      return mistyped
        .near(word, mostScanned)
        .toSorted((a, b) => a.mistakes - b.mistakes || commonestFirst(a.word, b.word))
        .slice(0, atMost)
        .map((each) => each.word);
    },
  };
}

/** One letter typed begins thousands of words; ranking so many is enough. */
const mostScanned = 2000;

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
