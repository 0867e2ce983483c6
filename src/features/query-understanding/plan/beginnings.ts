import { fold } from '../../../contract/fold.ts';
import type { Vocabulary } from '../contract.ts';
import { brandNames } from '../lexicon/brands.ts';
import { goalieThings, thingNames } from '../lexicon/things.ts';
import { stem } from '../text/stem.ts';

/** Possible completions of an incomplete word. */
export type Beginning = { things: string[]; brands: string[] };

const shortestBeginning = 3;

const single = thingNames
  .filter(([name]) => !name.includes(' '))
  .map(([name, thing]) => ({ word: fold(name), written: name.toLowerCase(), thing }));
const goalieTerms = ['brankářský', 'golmanský', 'brankář', 'golman'].map((written) => ({
  word: fold(written),
  written,
}));

/**
 * Things whose name starts with the typed text, preferably those common in stock. Typed diacritics are
 * significant: `sál` completes to `sálovky`, never `Salming`.
 */
export function beginnings(typed: string, vocabulary: Vocabulary, written = typed): Beginning | undefined {
  const accented = written !== typed && fold(written) === typed;
  const begins = (name: { word: string; written: string }) =>
    name.word !== typed && (accented ? name.written.startsWith(written) : name.word.startsWith(typed));
  if (typed.length < shortestBeginning || /\d/.test(typed)) return undefined;
  const stock = new Map<string, number>();
  for (const name of single)
    if (begins(name))
      stock.set(name.thing, Math.max(stock.get(name.thing) ?? 0, vocabulary.count(stem(name.word))));
  if (goalieTerms.some(begins))
    for (const thing of goalieThings)
      stock.set(thing, Math.max(stock.get(thing) ?? 0, vocabulary.count(stem('brankar'))));
  const max = Math.max(0, ...stock.values());
  const things = [...stock].filter(([, count]) => count * rareShare >= max).map(([thing]) => thing);
  const begun = accented ? [] : begunBy(typed);
  // A brand without offers is unlikely when a thing matches.
  const offered = begun.filter(([name]) => vocabulary.count(stem(name.split(' ', 1)[0] ?? '')) > 0);
  const brands = [...new Set((things.length > 0 && max > 0 ? offered : begun).map(([, slug]) => slug))];
  return things.length + brands.length > 0 ? { things, brands } : undefined;
}

/** Things this many times rarer than the most frequent one are dropped. */
const rareShare = 6;

const begunBy = (typed: string) => brandNames().filter(([name]) => name.startsWith(typed));

/** `oxd`: the brands a word begins. */
export const brandsBegun = (typed: string): string[] =>
  typed.length < shortestBeginning ? [] : [...new Set(begunBy(typed).map(([, slug]) => slug))];
