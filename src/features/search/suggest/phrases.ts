import { fold } from '../../../contract/fold.ts';

/** A suggestion, found by prefixes of its words. */
export type Phrase<T> = {
  /** Folded words, including those of synonyms. */
  words: readonly string[];
  /** Higher weights are suggested first. */
  weight: number;
  item: T;
};

/** Folded words of a text: letters and digits. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * Phrases with a word for every typed one, best first: those that start as typed, then by weight. The last typed
 * word may be incomplete, others may have another ending.
 */
export function matchingPhrases<T>(phrases: readonly Phrase<T>[], typed: string, atMost: number): T[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const begins = (phrase: Phrase<T>) => Number(phrase.words[0]?.startsWith(wanted[0] ?? '') ?? false);
  return phrases
    .filter(({ words }) => fits(words, wanted))
    .toSorted((a, b) => begins(b) - begins(a) || b.weight - a.weight)
    .slice(0, atMost)
    .map(({ item }) => item);
}

function fits(words: readonly string[], wanted: readonly string[]): boolean {
  const left = [...words];
  return wanted.every((typed) => {
    const at = left.findIndex((word) => isBeginning(word, typed));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Czech endings are short: `florbalku` counts as a prefix of `florbalky`. */
function isBeginning(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  return typed.length >= 5 && word.length >= typed.length - 1 && word.startsWith(typed.slice(0, -1));
}
