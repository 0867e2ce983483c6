import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isBeingDeleted } from '../accounts/index.ts';
import { daysAfterPause } from './apply-slot-limit.ts';
import type { OwnListing } from './contract.ts';
import { lockSlots, lockListing, setReopened } from './db.ts';
import { holdsOf, restoreHold } from './db-holds.ts';
import { dropReservation, reservationsOf } from './db-own.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { ownListing } from './own-listing.ts';
import { hasFreeSlot, mayReopen } from './policy.ts';
import { isLive } from './rules.ts';

type Refused = Refusal<
  | 'listing-not-found'
  | 'listing-inactive'
  | 'reopen-too-late'
  | 'card-limit-reached'
  | 'account-being-deleted'
>;

const day = 86_400_000;

/**
 * Takes a sale or a withdrawal back: the listing is in lists and free, also where it was promised to somebody before, or waits for a look again, keeps its place and its end, though at
 * least a fortnight, and what was said about the price is deleted.
 */
export async function reopen(
  platform: Platform,
  { advertiserId }: Viewer,
  id: number,
): Promise<OwnListing | Refused> {
  const refusal = await platform.db.transaction().execute(async (db) => {
    const slots = await lockSlots(db, advertiserId);
    const listing = await lockListing(db, id, advertiserId);
    if (!listing) return refuse('listing-not-found');
    if (isLive(listing.state)) return undefined;
    if (listing.state !== 'sold' && listing.state !== 'withdrawn') return refuse('listing-inactive');
    const now = platform.clock.now();
    if (!mayReopen(listing, now)) return refuse('reopen-too-late');
    if (await isBeingDeleted(db, advertiserId)) return refuse('account-being-deleted');
    if (!hasFreeSlot(slots)) return refuse('card-limit-reached');
    const buyer = (await reservationsOf(db, [id], ['sold'])).get(id);
    await notifyBuyer(platform, db, buyer?.conversationId, 'reopened');
    await dropReservation(db, id);
    const shownUntil = new Date(now.getTime() + daysAfterPause * day);
    // What was withdrawn from a look goes back to it, or a withdrawal would be the way around.
    if ((await holdsOf(db, [id])).has(id))
      await restoreHold(db, id, { now, withdrawn: listing.updated, shownUntil });
    else await setReopened(db, id, now, shownUntil);
    return undefined;
  });
  return refusal ?? ownListing(platform, advertiserId, id);
}
