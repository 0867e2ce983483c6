import type { Viewer } from '../../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import type { OwnListing } from '../contract.ts';
import { lockSlots, lockListing, setRenewed } from '../db.ts';
import { lifeFrom } from '../life.ts';
import { ownListing } from '../own-listing.ts';
import { hasFreeSlot, isLiving, mayRenew, stateAfterRenewal } from '../policy.ts';

export type RenewalRefusal = Refusal<
  'listing-not-found' | 'listing-inactive' | 'renewal-too-soon' | 'card-limit-reached'
>;

/** Shows an own listing for another 60 days. */
export async function renew(
  platform: Platform,
  { advertiserId }: Viewer,
  id: number,
): Promise<OwnListing | RenewalRefusal> {
  const refusal = await platform.db
    .transaction()
    .execute((db) => renewIn(platform, db, { advertiserId, id }));
  return refusal ?? ownListing(platform, advertiserId, id);
}

/** The same in the caller's transaction. Holds the advertiser's row before the listing's. */
export async function renewIn(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  { advertiserId, id }: { advertiserId: string; id: number },
): Promise<RenewalRefusal | undefined> {
  const cards = await lockSlots(db, advertiserId);
  const listing = await lockListing(db, id, advertiserId);
  if (!listing) return refuse('listing-not-found');
  const state = stateAfterRenewal(listing.state);
  if (!state) return refuse('listing-inactive');
  const now = clock.now();
  if (!mayRenew(listing, now)) return refuse('renewal-too-soon');
  if (!isLiving(listing.state) && !hasFreeSlot(cards)) return refuse('card-limit-reached');
  await setRenewed(db, id, { state, ...lifeFrom(now) });
  return undefined;
}
