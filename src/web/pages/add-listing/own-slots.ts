import { getOwnData } from '../../../features/account-deletion/contract.ts';
import { countOwnListings } from '../../../features/listings/contract.ts';
import { getMembership } from '../../../features/memberships/contract.ts';
import { loadFromApi } from '../../api-client.ts';
import type { RouteArgs } from '../../router/route-types.ts';

export type OwnSlots = {
  free: number;
  limit: number;
  /** How many of the taken ones wait for a look. */
  waiting: number;
  /** Whether memberships with more slots can be bought here; asked only where none is free. */
  moreSold: boolean;
  /** When the account is to be deleted: until it is kept, nothing is published. */
  goesAt: string | undefined;
};

/** Slots as publishing counts them: whether there is one is worth saying before anything is typed. */
export async function ownSlots(context: RouteArgs['context']): Promise<OwnSlots> {
  const [{ cards }, { leaving }] = await Promise.all([
    loadFromApi(context, countOwnListings),
    loadFromApi(context, getOwnData),
  ]);
  const free = Math.max(0, cards.limit - cards.used);
  const moreSold = free === 0 && (await loadFromApi(context, getMembership)).orderable;
  return { free, limit: cards.limit, waiting: cards.waiting, moreSold, goesAt: leaving?.goesAt };
}
