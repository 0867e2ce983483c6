import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { unverifiedMailbox } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import type { BlockSource } from '../blocking/contract.ts';
import { recordDecision, reverseDecisions } from '../blocking/index.ts';
import { holdListing, holdsOf, lockHeld, releaseHold } from '../listings/index.ts';
import { lockAlbum, photosOfAlbums } from '../media/index.ts';
import type { WholeManagedListing } from './contract.ts';
import { clearHold, ownerOf } from './db.ts';
import { hiddenEmail, listingReleasedEmail } from './mail/hold-emails.ts';
import { getManagedListing, seenListing } from './managed-listings.ts';
import { stateToReturnTo, subjectOf } from './remove.ts';

type Given = { id: number; reason: string; rule: string; source: BlockSource };
type Owner = { advertiserId: string; title: string; slug: string };

/**
 * Holds a listing until its advertiser fixes it, or returns a held one with what is still wrong; the email
 * contains what to fix and how to object. Sending the same text twice has no further effect.
 */
export async function hideListing(
  platform: Platform,
  admin: Viewer,
  given: Given,
): Promise<WholeManagedListing | Refusal<'listing-not-found' | 'listing-inactive' | 'done-already'>> {
  const { id, reason, rule } = given;
  const owner = await ownerOf(platform.db, id);
  if (!owner) return refuse('listing-not-found');
  const refusal = await platform.db.transaction().execute(async (db) => {
    const hidden = await hideInTransaction(platform, db, admin, { ...given, ...owner });
    if (!isRefusal(hidden)) return undefined;
    if (hidden.refused !== 'done-already') return hidden;
    const said = (await holdsOf(db, [id])).get(id);
    return said?.reason === reason && said.rule === rule ? undefined : refuse('done-already', hiddenAlready);
  });
  return refusal ?? getManagedListing(platform, id);
}

const hiddenAlready = {
  message: 'Inzerát už mezitím někdo skryl, inzerent dostal jeho důvod a tenhle ne. Čeká se, až ho opraví.',
};

/**
 * The same within a transaction; returns the decision. Refuses when the advertiser already has something to fix,
 * because two reasons could contradict each other.
 */
export async function hideInTransaction(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { id, advertiserId, title, slug, reason, rule, source }: Given & Owner,
): Promise<string | Refusal<'listing-inactive' | 'done-already'>> {
  const subject = subjectOf(id);
  const why = { reason, rule, source };
  const seen = await seenListing({ ...platform, db }, id);
  const held = await holdListing(platform, db, { id, advertiserId, reason, rule });
  if (held !== 'held') return refuse(held);
  const decision = await recordDecision(platform, db, admin, {
    subject,
    advertiserId,
    action: 'hidden',
    seen,
    ...why,
  });
  const facts = { id, title, slug, ...why, key: decision.key, at: platform.clock.now() };
  await queueEmail(platform, db, hiddenEmail, await unverifiedMailbox(db, advertiserId), facts);
  const said = `${reason} (${rule})`;
  await recordAction(platform, db, admin, { action: 'hide-listing', subject, reason: said });
  return decision.id;
}

/**
 * Releases a held listing in its previous state, provided that it still has the photos the admin has seen;
 * emails the advertiser. A listing that is not held stays unchanged, and the admin is told.
 */
export async function releaseHeldListing(
  platform: Platform,
  admin: Viewer,
  { id, version, photos }: { id: number; version: number; photos: readonly string[] },
): Promise<
  WholeManagedListing | Refusal<'listing-not-found' | 'listing-changed-elsewhere' | 'done-already'>
> {
  const owner = await ownerOf(platform.db, id);
  if (!owner) return refuse('listing-not-found');
  const refusal = await platform.db.transaction().execute(async (db) => {
    const listing = await lockHeld(db, { id, advertiserId: owner.advertiserId });
    if (!listing) return refuse('done-already', notHeld);
    if (listing.version !== version || !(await hasJust(db, owner.albumId, photos)))
      return refuse('listing-changed-elsewhere');
    await releaseHeldInTransaction(platform, db, admin, { id, ...owner, reason: 'Je v pořádku.' });
    return undefined;
  });
  return refusal ?? getManagedListing(platform, id);
}

const notHeld = { message: 'Inzerát už na kontrolu nečeká: mezitím ho někdo pustil nebo smazal.' };

/** Whether an album has exactly these photos in this order; locks it until the transaction ends. */
async function hasJust(db: Database, albumId: string | null, photos: readonly string[]): Promise<boolean> {
  if (albumId === null) return photos.length === 0;
  await lockAlbum(db, albumId);
  const now = (await photosOfAlbums(db, [albumId])).get(albumId) ?? [];
  return now.map(({ id }) => id).join() === photos.join();
}

type Releasing = { id: number; reason: string; answer?: string; advertiserId: string; title: string };

/**
 * The same within a transaction, regardless of the listing's current content. A listing removed meanwhile stays
 * removed, but will not be held again when restored.
 */
export async function releaseHeldInTransaction(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { id, reason, answer, advertiserId, title }: Releasing,
): Promise<void> {
  const held = await lockHeld(db, { id, advertiserId });
  if (!held && !(await clearHold(db, id))) return;
  await reverseDecisions(platform, db, { subject: subjectOf(id), action: 'hidden', answer });
  if (held) {
    const state = await stateToReturnTo(db, { advertiserId, id, before: 'resting' });
    const since = platform.clock.now();
    const became = await releaseHold(platform, db, { id, advertiserId, state, since });
    if (!became.announced)
      await queueEmail(platform, db, listingReleasedEmail, await unverifiedMailbox(db, advertiserId), {
        title,
        state: became.state,
      });
  }
  await recordAction(platform, db, admin, { action: 'release-listing', subject: subjectOf(id), reason });
}
