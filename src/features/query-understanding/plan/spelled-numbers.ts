import { numerals } from '../facts/number-words.ts';
import type { Token } from '../text/tokens.ts';

const { ones, teens, tens, called } = numerals;

/** `šestadevadesát`, as numbers are said the other way round. */
const turned = Object.fromEntries(
  Object.entries(tens).flatMap(([ten, more]) =>
    Object.entries({ jedn: 1, ...ones }).map(([one, least]) => [`${one}a${ten}`, more + least]),
  ),
);

/** `osmdesátpětka`, `devadesátšest`, and a stick of a hundred is called a `stovka`. */
const joined: Record<string, number> = Object.fromEntries(
  Object.entries(tens).flatMap(([ten, more]) => [
    ...Object.entries(ones).map(([one, least]) => [ten + one, more + least]),
    ...Object.entries(called).flatMap(([one, least]) =>
      ['a', 'y', 'u', 'ou'].map((ending) => [ten + one.slice(0, -1) + ending, more + least]),
    ),
  ]),
);
const single = new Map(
  Object.entries({ ...ones, ...teens, ...tens, ...turned, ...joined, stovka: 100, stovku: 100, stovky: 100 }),
);
const few = new Map(Object.entries(ones));
const many = new Set(Object.keys(tens));

/** `čtyřicítka`, `šestadevadesátky`: sizes are called so. */
const asNumeral = (word: string) =>
  word.replace(/(c[ei]t|at)k(a|y|u|ou|ami|ach)$/, (_, end: string) => (end === 'at' ? 'at' : 'cet'));

/** Numbers that are said, as digits: `devadesát šest` is 96. Only words that `isFree` lets go are taken for them. */
export function spelledNumbers(tokens: readonly Token[], isFree: (at: number) => boolean): Token[] {
  const withFacts: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const number = isFree(at) ? single.get(asNumeral(token?.text ?? '')) : undefined;
    if (!token || number === undefined) {
      if (token) withFacts.push(token);
      continue;
    }
    const next = tokens[at + 1];
    const more = next && isFree(at + 1) && many.has(token.text) ? few.get(next.text) : undefined;
    const text = String(number + (more ?? 0));
    withFacts.push({ ...token, text, stem: text, end: more && next ? next.end : token.end });
    if (more) at += 1;
  }
  return withFacts;
}
