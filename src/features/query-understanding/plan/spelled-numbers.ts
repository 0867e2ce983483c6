import { numerals } from '../facts/number-words.ts';
import type { Token } from '../text/tokens.ts';

const { ones, teens, tens, called } = numerals;

/** `šestadevadesát`: Czech numerals with the units first. */
const turned = Object.fromEntries(
  Object.entries(tens).flatMap(([ten, more]) =>
    Object.entries({ jedn: 1, ...ones }).map(([one, least]) => [`${one}a${ten}`, more + least]),
  ),
);

/** `osmdesátpětka`, `devadesátšest`; a stick of 100 cm is called `stovka`. */
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

/** `čtyřicítka`, `šestadevadesátky`: nouns for sizes. */
const asNumeral = (word: string) =>
  word.replace(/(c[ei]t|at)k(a|y|u|ou|ami|ach)$/, (_, end: string) => (end === 'at' ? 'at' : 'cet'));

/**
 * Converts spelled numbers to digits: `devadesát šest` becomes 96. Only words accepted by `isFree` are
 * converted.
 */
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
