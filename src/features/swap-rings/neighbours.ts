import type { Member, StoredRing } from './db.ts';

/** The neighbours of a member: each gets the listing of the next one. */
export const getsFrom = ({ members }: StoredRing, { position }: Member): Member | undefined =>
  members[(position + 1) % members.length];
export const givesTo = ({ members }: StoredRing, { position }: Member): Member | undefined =>
  members[(position - 1 + members.length) % members.length];

/**
 * The only conversation in which a swap of two is arranged. Each listing needs one of its own for its reservation, but
 * two about one handover would split the talk.
 */
export const talkOfTwo = ({ size, members }: StoredRing): Member | undefined =>
  size === 2 ? members[0] : undefined;
