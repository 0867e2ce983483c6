import { z } from 'zod';
import data from './families.json' with { type: 'json' };
import { normalise } from './normalise.ts';

const gap = String.raw`\W+(?:\w+\W+){0,5}?`;

/**
 * Families of phrases with one meaning, in Czech, Slovak, English and German. A phrase is a sequence of words:
 * `a|b` matches either, each as a prefix or, with a full stop, as a whole word; `…` allows up to five words in
 * between, and `\d+` is a number.
 */
const families = new Map(
  Object.entries(z.record(z.string(), z.array(z.string())).parse(data)).map(([name, phrases]) => [
    name,
    new RegExp(phrases.map(patternOf).join('|'), 'u'),
  ]),
);

/** The families that occur in a normalized text. */
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
