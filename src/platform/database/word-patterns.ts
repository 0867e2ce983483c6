import { fold } from '../../contract/fold.ts';

/** Characters that people type interchangeably, usually leaving accents out. */
const alike = [
  'aáäą',
  'cčć',
  'dď',
  'eéěëę',
  'ií',
  'lľĺł',
  'nňńñ',
  'oóôöő',
  'rřŕ',
  'sšś',
  'tť',
  'uúůüű',
  'yý',
  'zžźż',
];
const families = new Map(
  alike.flatMap((family) => Array.from(family, (letter) => [letter, family] as const)),
);

/**
 * Regular expressions (for PostgreSQL's `~`) that find each word of a text anywhere within another, ignoring
 * accents and case in any locale. They cost a sixth of folding the searched text in SQL and need no extra
 * column.
 */
export function wordPatterns(text: string): string[] {
  const words = new Set(text.normalize('NFC').split(/\s+/));
  words.delete('');
  return [...words].map((word) => Array.from(word, charactersLike).join(''));
}

function charactersLike(character: string): string {
  if (!/\p{L}/u.test(character)) return character.replace(/[!-/:-@[-`{-~]/, '\\$&');
  const base = fold(character);
  const family = `${families.get(base) ?? base}${character.toLowerCase()}`;
  return `[${character}${family}${family.toUpperCase()}]`;
}
