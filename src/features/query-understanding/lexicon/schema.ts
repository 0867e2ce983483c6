import { z } from 'zod';
import { fold } from '../../../contract/fold.ts';

/** A phrase as people write it; matched in every inflected form by stems. */
export const phrase = z.string().regex(/^\S+( \S+)*$/);
export const phrases = z
  .array(phrase)
  .min(1)
  .transform((list) => list.flatMap(alternatives));

/** Expands `dva|dvě |celé sezóny` to all alternatives; an empty alternative makes a word optional. */
function alternatives(each: string): string[] {
  return each
    .split(' ')
    .reduce<string[]>(
      (begun, words) => begun.flatMap((start) => words.split('|').map((word) => `${start} ${word}`.trim())),
      [''],
    );
}

/** Single words that match only in the listed forms. */
export const words = z
  .array(z.string().regex(/^\S+$/))
  .transform((list): ReadonlySet<string> => new Set(list.map(fold)));

/** Spelled numbers with their values. */
export const worths = z.record(z.string().regex(/^\S+$/), z.number());

/** Lists of phrases by meaning. */
export const meanings = <T extends z.ZodType>(means: T) => z.array(z.strictObject({ means, words: phrases }));

/** Each phrase with its meaning, for a phrase book. */
export const entriesOf = <T>(lists: readonly { means: T; words: readonly string[] }[]) =>
  lists.flatMap(({ means, words: list }) => list.map((each): [string, T] => [each, means]));
