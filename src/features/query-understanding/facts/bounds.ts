import { phraseBook, type Phrase } from '../text/phrase-book.ts';
import type { Token } from '../text/tokens.ts';
import { boundTerms } from './number-words.ts';

/** The end of a measure that words set: `od 92`, `delší než 92`, `do 96`, `kolem 96`. */
export type Bound = {
  side: 'from' | 'to' | 'about';
  /** The number itself is excluded. */
  strict?: true | undefined;
  /** The measure, if the word implies it and the number has no unit. */
  of?: 'length' | 'flex' | 'age' | 'price' | undefined;
};

type Listed = Bound & { words: readonly string[] };

const bookOf = (lists: readonly Listed[]) =>
  phraseBook(lists.flatMap(({ words, ...bound }) => words.map((each): [string, Bound] => [each, bound])));
const before = bookOf(boundTerms.before);
const behind = bookOf(boundTerms.behind);
const flipped = phraseBook(boundTerms.flipped.map((each) => [each, true] as const));

/** Words that occur in bounds. */
export const boundStems: ReadonlySet<string> = new Set([...before.words, ...behind.words]);

const opposite = { from: 'to', to: 'from', about: 'about' } as const;
const maxBetween = 3;

/** The bound set by words from `at`, including `než` and `asi`; `ne víc než` reverses it. */
export function boundBefore(tokens: readonly Token[], at: number): Phrase<Bound> | undefined {
  const turn = flipped.at(tokens, at)?.length ?? 0;
  const found = before.at(tokens, at + turn);
  if (!found || (turn > 0 && !found.value.strict && found.value.side === 'about')) return undefined;
  let end = at + turn + found.length;
  const last = end + maxBetween;
  while (end < last && boundTerms.between.has(tokens[end]?.text ?? '')) end += 1;
  const { side, strict, of } = found.value;
  const value =
    turn > 0 ? { side: opposite[side], of, ...(strict ? {} : { strict: true as const }) } : found.value;
  return { value, length: end - at };
}

/** The bound set by words after a number and its unit: `500 a méně`, `96 cm max`, `42+`. */
export function boundBehind(
  tokens: readonly Token[],
  number: number,
): (Phrase<Bound> & { at: number }) | undefined {
  const unit = boundTerms.units.has(tokens[number + 1]?.text ?? '') ? 1 : 0;
  const at = number + 1 + unit;
  const found = behind.at(tokens, at);
  return found && { ...found, at };
}
