import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { joinBlockedAccount } from '../blocking/index.ts';
import { joinAccountBeingDeleted } from '../account-deletion/index.ts';
import type { ListingState } from '../listings/contract.ts';
import { lockSlots, unblockListing } from '../listings/index.ts';
import type { ManagedListing } from './contract.ts';
import { type StateBefore, dropRemoval, findRemoval, ownerOf } from './db.ts';
import { queueRestoredEmail } from './mail/removal-emails.ts';
import { getManagedListing } from './managed-listings.ts';
import { subjectOf } from './remove.ts';

/**
 * Takes a removal back. The listing is again what it was and has as long to run as it had; what would live waits for
 * a slot where none is free, and for its account where that is blocked or about to be deleted.
 */
export async function restoreListing(
  platform: Platform,
  admin: Viewer,
  { id, reason }: { id: number; reason: string },
): Promise<ManagedListing | Refusal<'listing-not-found'>> {
  const owner = await ownerOf(platform.db, id);
  if (!owner) return refuse('listing-not-found');
  const { advertiserId, title } = owner;
  await platform.db.transaction().execute(async (db) => {
    await lockSlots(db, advertiserId);
    const removal = await findRemoval(db, id);
    if (!removal) return;
    await dropRemoval(db, id);
    const state = await stateToReturnTo(db, { advertiserId, id, before: removal.stateBefore });
    const away = platform.clock.now().getTime() - removal.removedAt.getTime();
    const became = await unblockListing(platform, db, { advertiserId, id, state, away });
    await queueRestoredEmail(platform, db, { advertiserId, title, state: became });
    await recordAction(platform, db, admin, { action: 'restore-listing', subject: subjectOf(id), reason });
  });
  return getManagedListing(platform, id);
}

/** What would be in lists waits for its account, if that has been blocked or is about to go. */
async function stateToReturnTo(
  db: Database,
  { advertiserId, id, before }: { advertiserId: string; id: number; before: StateBefore },
): Promise<ListingState> {
  if (before !== 'active' && before !== 'reserved' && before !== 'resting') return before;
  if (await joinBlockedAccount(db, advertiserId, id)) return 'blocked';
  if (await joinAccountBeingDeleted(db, advertiserId, id)) return 'withdrawn';
  return 'resting';
}
