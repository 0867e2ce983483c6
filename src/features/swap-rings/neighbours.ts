import type { Member, StoredRing } from './db.ts';

/** The neighbours of a member: each gets the listing of the next one. */
export const getsFrom = ({ members }: StoredRing, { position }: Member): Member | undefined =>
  members[(position + 1) % members.length];
export const givesTo = ({ members }: StoredRing, { position }: Member): Member | undefined =>
  members[(position - 1 + members.length) % members.length];
