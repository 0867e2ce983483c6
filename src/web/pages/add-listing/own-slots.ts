import { getOwnData } from '../../../features/account-deletion/contract.ts';
import { countOwnListings } from '../../../features/listings/contract.ts';
import { getMembership } from '../../../features/memberships/contract.ts';
import { loadFromApi } from '../../api-client.ts';
import type { RouteArgs } from '../../router/route-types.ts';

export type OwnSlots = {
  free: number;
  limit: number;
  /** How many of the used slots belong to listings waiting for review. */
  waiting: number;
  /** Whether memberships with more slots are on sale; requested only when no slot is free. */
  moreSold: boolean;
  /** When the account will be deleted; publishing is refused until the deletion is cancelled. */
  goesAt: string | undefined;
};

/** Slots as counted for publishing, to warn before anything is typed that none is free. */
export async function ownSlots(context: RouteArgs['context']): Promise<OwnSlots> {
  const [{ cards }, { leaving }] = await Promise.all([
    loadFromApi(context, countOwnListings),
    loadFromApi(context, getOwnData),
  ]);
  const free = Math.max(0, cards.limit - cards.used);
  const moreSold = free === 0 && (await loadFromApi(context, getMembership)).orderable;
  return { free, limit: cards.limit, waiting: cards.waiting, moreSold, goesAt: leaving?.goesAt };
}
