import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { advertiserMailbox } from '../accounts/index.ts';
import type { ListingState, OwnListing } from './contract.ts';
import { lockListing, lockSlots } from './db.ts';
import { findOwn } from './db-cards.ts';
import { dropHold, holdsOf, setFixed, setHeld, setPublishedNow } from './db-holds.ts';
import { lifetimeFrom } from './lifetime.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import { publishedEmail } from './mail/listing-emails.ts';
import { ownListing } from './own-listing.ts';
import { mayEdit } from './policy.ts';
import { isLive } from './rules.ts';
import { applySlotLimit } from './apply-slot-limit.ts';
import { unblockListing } from './whole-account.ts';

type Owned = { id: number; advertiserId: string };

/**
 * Holds a listing until its advertiser fixes it. Returns whether it could be held and whether the advertiser
 * already had something to fix. A paused listing may take the freed slot. Needs a transaction; locks the
 * advertiser's row before the listing's.
 */
export async function holdListing(
  platform: Pick<Platform, 'clock'>,
  db: Database,
  { id, advertiserId, ...why }: Owned & { reason: string; rule: string },
): Promise<'held' | 'done-already' | 'listing-inactive'> {
  await lockSlots(db, advertiserId);
  const listing = await lockListing(db, id, advertiserId);
  if (!listing || !mayEdit(listing.state)) return 'listing-inactive';
  const hold = listing.state === 'held' ? (await holdsOf(db, [id])).get(id) : undefined;
  if (hold?.step === 'to-fix') return 'done-already';
  await setHeld(db, id, { ...why, now: platform.clock.now() });
  await applySlotLimit(platform, db, advertiserId);
  return 'held';
}

/**
 * A held listing, locked until the transaction ends, or undefined when it is not held. Also locks the
 * advertiser's row.
 */
export async function lockHeld(
  db: Database,
  { id, advertiserId }: Owned,
): Promise<{ version: number } | undefined> {
  await lockSlots(db, advertiserId);
  const listing = await lockListing(db, id, advertiserId);
  return listing?.state === 'held' ? listing : undefined;
}

/**
 * Releases a held listing and extends its expiry by the time it was held (by its hold or, without one, from
 * `since`). A listing that has never been public starts as if just published, with its email. Returns the
 * resulting state and whether that email was queued. Needs a transaction.
 */
export async function releaseHold(
  platform: Platform,
  db: Database,
  {
    state,
    since,
    checked = true,
    ...owned
  }: Owned & {
    state: ListingState;
    since: Date;
    /** Whether a person reviewed it, as the email then states. */
    checked?: boolean;
  },
): Promise<{ state: ListingState; announced: boolean }> {
  const now = platform.clock.now();
  const hold = await dropHold(db, owned.id);
  const isNew = hold !== undefined && hold.signals.length > 0 && !hold.edited;
  if (isNew) await setPublishedNow(db, owned.id, lifetimeFrom(now));
  const away = isNew ? 0 : now.getTime() - (hold?.awaySince ?? since).getTime();
  const became = await unblockListing(platform, db, { ...owned, state, away });
  const announced = isNew && isLive(became);
  const listing = announced ? await findOwn(db, owned.id, owned.advertiserId) : undefined;
  if (listing)
    await queueEmail(platform, db, publishedEmail, await advertiserMailbox(db, owned.advertiserId), {
      ...listing,
      checked,
    });
  return { state: became, announced };
}

/** Submits a fixed listing for an admin's review. One that already waits for review stays unchanged. */
export async function resubmit(
  platform: Platform,
  { advertiserId }: Viewer,
  id: number,
): Promise<OwnListing | Refusal<'listing-not-found' | 'listing-inactive'>> {
  const refusal = await platform.db.transaction().execute(async (db) => {
    const listing = await lockListing(db, id, advertiserId);
    if (!listing) return refuse('listing-not-found');
    if (listing.state !== 'held') return refuse('listing-inactive');
    await setFixed(db, id, platform.clock.now());
    return undefined;
  });
  return refusal ?? ownListing(platform, advertiserId, id);
}
