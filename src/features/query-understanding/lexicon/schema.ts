import { z } from 'zod';
import { fold } from '../../../contract/fold.ts';

/** What people write, as they write it; every form of a word is found by its stem. */
export const phrase = z.string().regex(/^\S+( \S+)*$/);
export const phrases = z
  .array(phrase)
  .min(1)
  .transform((list) => list.flatMap(alternatives));

/** `dva|dvě |celé sezóny`: each way of saying it; an empty alternative is a word that may be missing. */
function alternatives(each: string): string[] {
  return each
    .split(' ')
    .reduce<string[]>(
      (begun, words) => begun.flatMap((start) => words.split('|').map((word) => `${start} ${word}`.trim())),
      [''],
    );
}

/** Single words that count only in the forms that are listed. */
export const words = z
  .array(z.string().regex(/^\S+$/))
  .transform((list): ReadonlySet<string> => new Set(list.map(fold)));

/** Spelled numbers and what each is worth. */
export const worths = z.record(z.string().regex(/^\S+$/), z.number());

/** Lists of phrases by what they mean. */
export const meanings = <T extends z.ZodType>(means: T) => z.array(z.strictObject({ means, words: phrases }));

/** Each phrase with its meaning, for a book of phrases. */
export const entriesOf = <T>(lists: readonly { means: T; words: readonly string[] }[]) =>
  lists.flatMap(({ means, words: list }) => list.map((each): [string, T] => [each, means]));
