import { fold } from '../../../contract/fold.ts';

/** Longer runs are no words; PostgreSQL refuses lexemes over 2 kB. */
const longestToken = 40;

/**
 * The folded words and numbers of a text, in order: `Hůl 96cm, vel. 42,5` gives `hul`, `96`, `cm`, `vel`, `42.5`.
 * Holds only letters, digits and the point of a decimal, so any text is safe to search for.
 */
export function tokens(text: string): string[] {
  const runs = fold(text.normalize('NFKC')).match(/[\p{L}\d]+(?:[.,]\d(?![\p{L}\d]))?/gu) ?? [];
  return runs.map((run) => run.replace(',', '.').slice(0, longestToken)).flatMap(numberAndUnit);
}

/** `96cm` is written as often as `96 cm`; names such as `q1` stay whole. */
function numberAndUnit(run: string): string[] {
  const parts = /^(\d+(?:\.\d)?)(\p{L}+)$/u.exec(run);
  return parts?.[1] && parts[2] ? [parts[1], parts[2]] : [run];
}
