import type { Plan } from '../contract.ts';
import { compileWishes } from './compile.ts';
import { meaningOf } from './meaning.ts';
import { queryWords, type Known } from './query-words.ts';
import { understoodOf } from './understood.ts';

/** What a query asks for. Any text makes a plan; what says nothing finds every listing of ours. */
export function planOf(query: string, known: Known): Plan {
  const words = queryWords(query, known);
  const meaning = meaningOf(words);
  return { ...compileWishes(meaning), understood: understoodOf(query, words, meaning) };
}
