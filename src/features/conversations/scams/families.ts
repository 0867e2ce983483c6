import { z } from 'zod';
import data from './families.json' with { type: 'json' };
import { normalise } from './normalise.ts';

const gap = String.raw`\W+(?:\w+\W+){0,5}?`;

/**
 * Families of words that say one thing, in Czech, Slovak, English and German. A phrase is words in their order: `a|b` is
 * either, each the beginning of a word, or with a full stop the whole of it; `…` leaves room for up to five words, and
 * `\d+` is a number.
 */
const families = new Map(
  Object.entries(z.record(z.string(), z.array(z.string())).parse(data)).map(([name, phrases]) => [
    name,
    new RegExp(phrases.map(patternOf).join('|'), 'u'),
  ]),
);

/** The families that a normalised text has words of. */
export const familiesIn = (text: string): string[] =>
  [...families].flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

function patternOf(phrase: string): string {
  const words = phrase.split(' ');
  return words
    .map((word, at) => {
      if (word === '…') return '';
      const before = at === 0 ? '' : words[at - 1] === '…' ? gap : String.raw`\W+`;
      return `${before}(?:${word.split('|').map(beginning).join('|')})`;
    })
    .join('');
}

function beginning(word: string): string {
  if (word === String.raw`\d+`) return String.raw`\b\d+\b`;
  const whole = word.endsWith('.');
  const stem = normalise(whole ? word.slice(0, -1) : word).replaceAll(/[.*+?^${}()[\]\\/]/g, String.raw`\$&`);
  return whole ? String.raw`\b${stem}\b` : String.raw`\b${stem}\w*`;
}
