import { seldomTold } from '../lexicon/words.ts';
import type { Loose, QueryWords } from './query-words.ts';
import { step } from './wish.ts';

/** What a listing loses that has not a word of the query; nothing where it must have it. */
export function wordCosts(each: Loose, words: QueryWords): number | undefined {
  if (each.is !== 'word') return undefined;
  // What things are made of and how they are shaped: who tells it only comes first.
  if (seldomTold.has(each.text)) return step / 2;
  return modelCosts(words);
}

/** Words that nobody knows beside a brand or a line name its model: together they may cost what a model does. */
function modelCosts({ facts, loose }: QueryWords): number | undefined {
  if (!facts.some(({ is }) => is === 'brand' || is === 'line') || facts.some(({ is }) => is === 'foreign'))
    return undefined;
  const words = loose.filter((each) => each.is === 'word').length;
  return Math.floor((2 * step) / Math.max(1, words));
}
