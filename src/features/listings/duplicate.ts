import { fold } from '../../contract/fold.ts';
import type { Database } from '../../platform/platform.ts';
import { findAlike } from './db-own.ts';

type Text = { title: string; description: string };

const wordsOf = (text: string): Set<string> => new Set(fold(text).match(/[a-z]+|[0-9]+/g));

/** Which part of the words of both texts they share, from 0 to 1. */
function similarity(one: Set<string>, other: Set<string>): number {
  const all = new Set([...one, ...other]).size;
  const shared = [...one].filter((word) => other.has(word)).length;
  return all === 0 ? 1 : shared / all;
}

const sameNumbers = (one: Set<string>, other: Set<string>): boolean =>
  [...one, ...other].every((word) => !/\d/.test(word) || (one.has(word) && other.has(word)));

/** So much of what two titles, or two descriptions, say has to be the same; a number is never a slip. */
const alike = { title: 0.75, description: 0.9 } as const;

/** Whether two listings say the same, but for case, accents, punctuation, order and a word here and there. */
export function saysTheSame(one: Text, other: Text): boolean {
  return (['title', 'description'] as const).every((part) => {
    const [here, there] = [wordsOf(one[part]), wordsOf(other[part])];
    return sameNumbers(here, there) && similarity(here, there) >= alike[part];
  });
}

/** An own listing with the same facts that says the same and is in lists, may come back to them or can be renewed. */
export async function findDuplicate(
  db: Database,
  listing: Text & Parameters<typeof findAlike>[1],
): Promise<Awaited<ReturnType<typeof findAlike>>[number] | undefined> {
  const own = await findAlike(db, listing);
  return own.find((each) => saysTheSame(each, listing));
}
