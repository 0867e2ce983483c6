import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { joinAccountBeingDeleted } from '../account-deletion/index.ts';
import { unverifiedMailbox } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import type { BlockSource } from '../blocking/contract.ts';
import {
  deleteBlockedAccount,
  joinBlockedAccount,
  recordDecision,
  reverseDecisions,
} from '../blocking/index.ts';
import type { ListingState } from '../listings/contract.ts';
import { blockListing, lockSlots, releaseHold, unblockListing } from '../listings/index.ts';
import type { WholeManagedListing } from './contract.ts';
import { addRemoval, dropRemoval, findRemoval, ownerOf, type StateBefore } from './db.ts';
import { removedEmail, restoredEmail } from './mail/removal-emails.ts';
import { getManagedListing, seenListing } from './managed-listings.ts';

type Given = { id: number; reason: string; rule: string; source: BlockSource };
type Owner = { advertiserId: string; title: string };

/** Identifier of a listing in the audit log. */
export const subjectOf = (id: number): string => `listing:${id}`;

/**
 * Removes one listing that breaks the rules and emails its advertiser the reason and how to object. Repeating it
 * with the same text has no effect; another text is refused, because the email has been sent.
 */
export async function removeListing(
  platform: Platform,
  admin: Viewer,
  given: Given,
): Promise<WholeManagedListing | Refusal<'listing-not-found' | 'done-already'>> {
  const { id, reason, rule } = given;
  const owner = await ownerOf(platform.db, id);
  if (!owner) return refuse('listing-not-found');
  const refusal = await platform.db.transaction().execute(async (db) => {
    const removed = await removeInTransaction(platform, db, admin, { ...given, ...owner });
    if (!isRefusal(removed) || removed.refused !== 'done-already')
      return isRefusal(removed) ? removed : undefined;
    const said = await findRemoval(db, id);
    return said?.reason === reason && said.rule === rule ? undefined : refuse('done-already', tooLate);
  });
  return refusal ?? getManagedListing(platform, id);
}

const tooLate = { message: 'Inzerát už mezitím někdo smazal, inzerent dostal jeho důvod a tenhle ne.' };

/** The same within a transaction; returns the decision. Refuses a listing already removed. */
export async function removeInTransaction(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { id, advertiserId, title, reason, rule, source }: Given & Owner,
): Promise<string | Refusal<'listing-not-found' | 'done-already'>> {
  const why = { reason, rule, source };
  const subject = subjectOf(id);
  await lockSlots(db, advertiserId);
  if (await findRemoval(db, id)) return refuse('done-already');
  const seen = await seenListing({ ...platform, db }, id);
  const left = await blockListing(platform, db, { advertiserId, id, reason: why.reason });
  if (!left) return refuse('listing-not-found');
  const stateBefore = left === 'blocked' ? await stateWithAccount(db, advertiserId, id) : left;
  await addRemoval(db, id, { ...why, stateBefore, removedAt: platform.clock.now() });
  const decision = await recordDecision(platform, db, admin, {
    subject,
    advertiserId,
    action: 'removed',
    seen,
    ...why,
  });
  const facts = { title, ...why, key: decision.key, at: platform.clock.now() };
  await queueEmail(platform, db, removedEmail, await unverifiedMailbox(db, advertiserId), facts);
  const said = `${reason} (${rule})`;
  await recordAction(platform, db, admin, { action: 'remove-listing', subject, reason: said });
  return decision.id;
}

/** The listing was blocked together with its account; it will no longer be restored with it. */
async function stateWithAccount(db: Database, advertiserId: string, id: number): Promise<StateBefore> {
  await deleteBlockedAccount(db, advertiserId, id);
  return 'active';
}

/**
 * Reverts a removal, once. The listing gets its previous state and remaining time; a live one waits for a free
 * slot if necessary, and for its account if that is blocked or being deleted.
 */
export async function restoreListing(
  platform: Platform,
  admin: Viewer,
  given: { id: number; reason: string },
): Promise<WholeManagedListing | Refusal<'listing-not-found' | 'done-already'>> {
  const owner = await ownerOf(platform.db, given.id);
  if (!owner) return refuse('listing-not-found');
  const restored = await platform.db
    .transaction()
    .execute((db) => restoreInTransaction(platform, db, admin, { ...given, ...owner }));
  return restored ? getManagedListing(platform, given.id) : refuse('done-already', notRemoved);
}

const notRemoved = { message: 'Inzerát už smazaný není: mezitím ho někdo vrátil.' };

/**
 * The same within a transaction, with the answer to the objection that led to it; returns whether the listing
 * was removed.
 */
export async function restoreInTransaction(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { id, reason, answer, advertiserId, title }: { id: number; reason: string; answer?: string } & Owner,
): Promise<boolean> {
  await lockSlots(db, advertiserId);
  const removal = await findRemoval(db, id);
  if (!removal) return false;
  await dropRemoval(db, id);
  await reverseDecisions(platform, db, { subject: subjectOf(id), action: 'removed', answer });
  const state = await stateToReturnTo(db, { advertiserId, id, before: removal.stateBefore });
  // A hold counts its own time away, even if it ended while the listing was removed.
  const became =
    state === 'held'
      ? await unblockListing(platform, db, { advertiserId, id, state, away: 0 })
      : (await releaseHold(platform, db, { advertiserId, id, state, since: removal.removedAt })).state;
  const mailbox = await unverifiedMailbox(db, advertiserId);
  await queueEmail(platform, db, restoredEmail, mailbox, { title, state: became });
  await recordAction(platform, db, admin, { action: 'restore-listing', subject: subjectOf(id), reason });
  return true;
}

/** A live state becomes waiting for the account while that is blocked or being deleted. */
export async function stateToReturnTo(
  db: Database,
  { advertiserId, id, before }: { advertiserId: string; id: number; before: StateBefore },
): Promise<ListingState> {
  if (before !== 'active' && before !== 'reserved' && before !== 'resting') return before;
  if (await joinBlockedAccount(db, advertiserId, id)) return 'blocked';
  if (await joinAccountBeingDeleted(db, advertiserId, id)) return 'withdrawn';
  return 'resting';
}
