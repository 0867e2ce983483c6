import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { deleteBlockedAccount } from '../blocking/index.ts';
import type { BlockSource } from '../blocking/contract.ts';
import { blockListing } from '../listings/index.ts';
import type { ManagedListing } from './contract.ts';
import { type StateBefore, addRemoval, findRemoval, ownerOf } from './db.ts';
import { queueRemovedEmail } from './mail/removal-emails.ts';
import { getManagedListing } from './managed-listings.ts';

type Given = { id: number; reason: string; rule: string; source: BlockSource };

/** What the log of admins calls a listing. */
export const subjectOf = (id: number): string => `listing:${id}`;

/** Removes one listing that breaks the rules; its advertiser gets an email with the reason and how to object. */
export async function removeListing(
  platform: Platform,
  admin: Viewer,
  { id, ...why }: Given,
): Promise<ManagedListing | Refusal<'listing-not-found'>> {
  const owner = await ownerOf(platform.db, id);
  if (!owner) return refuse('listing-not-found');
  await platform.db.transaction().execute(async (db) => {
    const left = await blockListing(platform, db, { ...owner, id, reason: why.reason });
    if (!left || (await findRemoval(db, id))) return;
    const stateBefore = left === 'blocked' ? await stateWithAccount(db, owner.advertiserId, id) : left;
    await addRemoval(db, id, { ...why, stateBefore, removedAt: platform.clock.now() });
    await queueRemovedEmail(platform, db, { ...owner, ...why });
    const reason = `${why.reason} (${why.rule})`;
    await recordAction(platform, db, admin, { action: 'remove-listing', subject: subjectOf(id), reason });
  });
  return getManagedListing(platform, id);
}

/** It was blocked together with its account; from now on it does not come back with it. */
async function stateWithAccount(db: Database, advertiserId: string, id: number): Promise<StateBefore> {
  await deleteBlockedAccount(db, advertiserId, id);
  return 'active';
}
