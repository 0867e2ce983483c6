import { fold } from '../../../contract/fold.ts';
import type { Vocabulary } from '../contract.ts';
import { brandNames } from '../lexicon/brands.ts';
import { goalieThings } from '../lexicon/things.ts';
import { thingNames } from '../lexicon/thing-book.ts';
import { stem } from '../text/stem.ts';

/** What an unfinished word may become. */
export type Beginning = { things: string[]; brands: string[] };

const shortestBeginning = 3;

const single = thingNames
  .filter(([name]) => !name.includes(' '))
  .map(([name, thing]) => ({ word: fold(name), thing }));
const goalieWords = ['brankarsky', 'golmansky', 'brankar', 'golman'];

/** Things of which somebody is typing a name; of several those that are common in stock. */
export function beginnings(typed: string, vocabulary: Vocabulary): Beginning | undefined {
  if (typed.length < shortestBeginning || /\d/.test(typed)) return undefined;
  const stock = new Map<string, number>();
  for (const { word, thing } of single)
    if (word.startsWith(typed) && word !== typed)
      stock.set(thing, Math.max(stock.get(thing) ?? 0, vocabulary.count(stem(word))));
  if (goalieWords.some((word) => word.startsWith(typed) && word !== typed))
    for (const thing of goalieThings)
      stock.set(thing, Math.max(stock.get(thing) ?? 0, vocabulary.count(stem('brankar'))));
  const most = Math.max(0, ...stock.values());
  const things = [...stock].filter(([, count]) => count * rareShare >= most).map(([thing]) => thing);
  const begun = brandNames.filter(([name]) => name.startsWith(typed));
  // A brand that nobody offers is hardly meant where a thing may be.
  const offered = begun.filter(([name]) => vocabulary.count(stem(name.split(' ', 1)[0] ?? '')) > 0);
  const brands = [...new Set((things.length > 0 && most > 0 ? offered : begun).map(([, slug]) => slug))];
  return things.length + brands.length > 0 ? { things, brands } : undefined;
}

/** A thing a so much rarer than the commonest is hardly meant. */
const rareShare = 6;
