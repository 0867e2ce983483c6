import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OwnListing } from './contract.ts';
import { lockListing, setState } from './db.ts';
import { ownListing } from './own-listing.ts';
import { type Move, stateAfter } from './policy.ts';

type Moved = Promise<OwnListing | Refusal<'listing-not-found' | 'listing-inactive'>>;

async function move(platform: Platform, { advertiserId }: Viewer, id: number, how: Move): Moved {
  const refusal = await platform.db.transaction().execute(async (db) => {
    const listing = await lockListing(db, id, advertiserId);
    if (!listing) return refuse('listing-not-found');
    const state = stateAfter(how, listing.state);
    if (!state) return refuse('listing-inactive');
    if (state !== listing.state) await setState(db, id, state, platform.clock.now());
    return undefined;
  });
  return refusal ?? ownListing(platform, advertiserId, id);
}

/** Promised to somebody; it stays in lists, marked. */
export const reserve = (platform: Platform, viewer: Viewer, id: number): Moved =>
  move(platform, viewer, id, 'reserve');

/** The promise came to nothing. */
export const release = (platform: Platform, viewer: Viewer, id: number): Moved =>
  move(platform, viewer, id, 'release');

/** Gone; it leaves the lists and frees its card. */
export const sell = (platform: Platform, viewer: Viewer, id: number): Moved =>
  move(platform, viewer, id, 'sell');

/** Taken back unsold; it leaves the lists and frees its card. */
export const withdraw = (platform: Platform, viewer: Viewer, id: number): Moved =>
  move(platform, viewer, id, 'withdraw');
