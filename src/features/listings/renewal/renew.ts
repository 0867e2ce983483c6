import type { Viewer } from '../../../contract/endpoint.ts';
import { errorCatalogue, type Refusal, refuse } from '../../../contract/errors.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { advertiserMailbox, hashOfSecret, isBeingDeleted } from '../../accounts/index.ts';
import { cardOf } from '../card.ts';
import { maxInEmail, type OwnListing, warningDays } from '../contract.ts';
import { lockListing, lockSlots, setRenewed } from '../db.ts';
import { lifetimeFrom } from '../lifetime.ts';
import { queueEmail } from '../../../platform/mail/email-template.ts';
import { endingEmail } from '../mail/listing-emails.ts';
import { ownListing } from '../own-listing.ts';
import { hasFreeSlot, mayRenew, stateAfterRenewal } from '../policy.ts';
import { isLive } from '../rules.ts';
import {
  advertisersToWarn,
  findRenewalEmail,
  insertRenewalEmail,
  lockEndings,
  type Offered,
  offersOf,
} from './db.ts';

type RenewalRefusal = Refusal<
  | 'listing-not-found'
  | 'listing-inactive'
  | 'renewal-too-soon'
  | 'card-limit-reached'
  | 'account-being-deleted'
>;

/** Extends an own listing by another 60 days. */
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

/** The same within the caller's transaction. Locks the advertiser's row before the listing's. */
async function renewIn(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  { advertiserId, id }: { advertiserId: string; id: number },
): Promise<RenewalRefusal | undefined> {
  const slots = await lockSlots(db, advertiserId);
  const listing = await lockListing(db, id, advertiserId);
  if (!listing) return refuse('listing-not-found');
  const state = stateAfterRenewal(listing.state);
  if (!state) return refuse('listing-inactive');
  const now = clock.now();
  if (!mayRenew(listing, now)) return refuse('renewal-too-soon');
  if (await isBeingDeleted(db, advertiserId)) return refuse('account-being-deleted');
  if (!isLive(listing.state) && !hasFreeSlot(slots)) return refuse('card-limit-reached');
  await setRenewed(db, id, { state, ...lifetimeFrom(now) });
  return undefined;
}

/** Listings that the key of an email can renew, with their current status. */
export async function getRenewal({ db, clock }: Platform, key: string) {
  const email = await findRenewalEmail(db, hashOfSecret(key));
  if (!email) return refuse('link-not-valid');
  return { offers: await offerViews(db, email.id, clock.now()) };
}

/** Renews each listing the key offers at most once: a renewal moves the expiry that the offer was for. */
export async function renewByKey(
  platform: Platform,
  { key, ids }: { key: string; ids: readonly number[] | undefined },
) {
  const email = await findRenewalEmail(platform.db, hashOfSecret(key));
  if (!email) return refuse('link-not-valid');
  const offered = await offersOf(platform.db, email.id);
  const problems = [];
  const wanted = offered.filter((offer) => offer.waiting && (ids?.includes(offer.id) ?? true));
  for (const { id } of wanted) {
    const refusal = await renewOffered(platform, email, id);
    if (refusal)
      problems.push({ id, code: refusal.refused, message: errorCatalogue[refusal.refused].message });
  }
  return { offers: await offerViews(platform.db, email.id, platform.clock.now()), problems };
}

/** Checked again under the lock: of two concurrent requests the second finds nothing to renew. */
function renewOffered(platform: Platform, email: { id: string; advertiser_id: string }, id: number) {
  return platform.db.transaction().execute(async (db) => {
    await lockSlots(db, email.advertiser_id);
    const offer = (await offersOf(db, email.id)).find((each) => each.id === id);
    if (!offer?.waiting) return undefined;
    return renewIn(platform, db, { advertiserId: email.advertiser_id, id });
  });
}

async function offerViews(db: Database, issueId: string, now: Date) {
  return (await offersOf(db, issueId)).map((row) => {
    const { id, kind, state, title, slug } = cardOf(row, now);
    return {
      listing: { id, kind, state, title, slug },
      expiresAt: row.expires_at.toISOString(),
      state: becameOf(row),
    };
  });
}

function becameOf({ waiting, renewed }: Offered): 'waiting' | 'renewed' | 'over' {
  if (waiting) return 'waiting';
  return renewed ? 'renewed' : 'over';
}

const day = 86_400_000;
const advertisersPerBatch = 200;

/**
 * Warns advertisers, once per expiry, of listings that expire within three days. One email also covers the
 * following day, so a shop gets at most one a day.
 */
export async function warnOfEnds(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const until = new Date(now.getTime() + warningDays * day);
  for (;;) {
    const due = await advertisersToWarn(platform.db, { now, until, atMost: advertisersPerBatch });
    if (due.length === 0) return;
    for (const advertiserId of due) {
      await platform.db.transaction().execute((db) => warn(platform, db, advertiserId, now));
    }
  }
}

/** The email and the record that it was sent are committed together, so a crash cannot lose or repeat it. */
async function warn(platform: Platform, db: Database, advertiserId: string, now: Date): Promise<void> {
  await lockSlots(db, advertiserId);
  const until = new Date(now.getTime() + (warningDays + 1) * day);
  const endings = await lockEndings(db, { advertiserId, now, until, atMost: maxInEmail });
  const mailbox = await advertiserMailbox(db, advertiserId);
  if (endings.length === 0 || !mailbox) return;
  const key = platform.ids.token();
  const email = { id: platform.ids.uuid(), advertiserId, keyHash: hashOfSecret(key), now };
  await insertRenewalEmail(db, email, endings);
  await queueEmail(platform, db, endingEmail, mailbox, { key, endings });
}
