import { fold } from '../../contract/fold.ts';
import type { Database } from '../../platform/platform.ts';
import { findSimilarOwn } from './db-own.ts';

type Text = { title: string; description: string };

const wordsOf = (text: string): Set<string> => new Set(fold(text).match(/[a-z]+|[0-9]+/g));

/** Jaccard similarity of two sets of words, from 0 to 1. */
function similarity(one: Set<string>, other: Set<string>): number {
  const all = new Set([...one, ...other]).size;
  const shared = [...one].filter((word) => other.has(word)).length;
  return all === 0 ? 1 : shared / all;
}

const sameNumbers = (one: Set<string>, other: Set<string>): boolean =>
  [...one, ...other].every((word) => !/\d/.test(word) || (one.has(word) && other.has(word)));

/** Minimum similarity of the titles and of the descriptions; numbers must be equal. */
const alike = { title: 0.75, description: 0.9 } as const;

/** Whether two listings have nearly the same text, ignoring case, diacritics, punctuation and word order. */
export function hasSameText(one: Text, other: Text): boolean {
  return (['title', 'description'] as const).every((part) => {
    const [here, there] = [wordsOf(one[part]), wordsOf(other[part])];
    return sameNumbers(here, there) && similarity(here, there) >= alike[part];
  });
}

/**
 * An own listing with the same facts and nearly the same text that is public, may become public or can be
 * renewed.
 */
export async function findDuplicate(
  db: Database,
  listing: Text & Parameters<typeof findSimilarOwn>[1],
): Promise<Awaited<ReturnType<typeof findSimilarOwn>>[number] | undefined> {
  const own = await findSimilarOwn(db, listing);
  return own.find((each) => hasSameText(each, listing));
}
