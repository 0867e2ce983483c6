import { fold } from '../../contract/fold.ts';
import type { Ids } from '../../platform/ids.ts';

/**
 * What is kept of a name: of „Tomáš Veselý“ only „Tomáš V.“.
 * A nickname stays as it is: one word, or a last word that is no surname (a number, a small letter).
 */
export function shortName(name: string): string {
  const words = name.split(' ');
  const first = words[0];
  const initial = /^\p{Lu}/u.exec(words.at(-1) ?? '')?.[0];
  return words.length > 1 && first && initial ? `${first} ${initial}.` : name;
}

/** What others will see of a typed name. The one they see already stays as it was chosen, be it a surname or a club. */
export const shownName = (typed: string, current: string): string =>
  typed === current ? current : shortName(typed);

/** A name for somebody who has not chosen one yet. It says nothing of the address. */
export const namelessName = (ids: Ids): string => `Hráč ${ids.pin().slice(0, 4)}`;

/** Address of a public page, e.g. `tomas-v-482173`; random digits tell namesakes apart. */
export const advertiserSlug = (name: string, ids: Ids): string => slugOfName(name, ids.pin());

/** The same with digits that the account has already. */
export function slugOfName(name: string, digits: string): string {
  const words = fold(name).match(/[a-z0-9]+/g);
  return [...(words ?? ['inzerent']), digits].join('-');
}

/**
 * What the other side of a conversation sees of somebody: the name as they typed it there, unless their account has
 * chosen one that says something else.
 */
export function nameInConversation(typed: string, publicName: string | null): string {
  const other = publicName !== null && isGivenName(publicName) && publicName !== shortName(typed);
  return other ? publicName : typed;
}

/** Whether somebody has chosen the name: it is not the one of `namelessName`. */
export const isGivenName = (name: string): boolean => !/^Hráč \d{4}$/.test(name);
