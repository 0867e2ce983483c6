import type { ListingState } from '../../contract.ts';

/** Views of one's own listings, by the word in the address. */
export const ownGroups = [
  { id: 'vse', label: 'Vše', states: undefined },
  { id: 'aktivni', label: 'Aktivní', states: ['active'] },
  { id: 'rezervovane', label: 'Rezervované', states: ['reserved'] },
  { id: 'koncepty', label: 'Koncepty', states: [] },
  { id: 'ukoncene', label: 'Ukončené', states: ['sold', 'withdrawn', 'expired', 'resting', 'blocked'] },
] as const satisfies { id: string; label: string; states: readonly ListingState[] | undefined }[];

export type OwnGroup = (typeof ownGroups)[number];

/** The view an address asks for; an unknown word shows everything. */
export function groupOf(word: string | null): OwnGroup {
  return ownGroups.find(({ id }) => id === word) ?? ownGroups[0];
}

export function isIn({ states }: OwnGroup, state: ListingState): boolean {
  return states === undefined || states.some((each) => each === state);
}

/** Drafts stand in their own view and in the one of everything. */
export const showsDrafts = ({ id }: OwnGroup) => id === 'vse' || id === 'koncepty';
