import { fold } from '../../../contract/fold.ts';

/** Something that can be suggested, found by the beginnings of its words. */
export type Phrase<T> = {
  /** Folded words, those of other names for it included. */
  words: readonly string[];
  /** The more, the sooner it is suggested. */
  weight: number;
  item: T;
};

/** The words of a text, folded: letters and digits. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * Phrases that have a word for every typed one, the best first: those that begin as typed, then the heaviest.
 * The last typed word may be unfinished, others may have another ending.
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

/** Czech endings are at most a few letters: `florbalku` begins `florbalky` well enough. */
function isBeginning(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  return typed.length >= 5 && word.length >= typed.length - 1 && word.startsWith(typed.slice(0, -1));
}
