import type { Viewer } from '../../contract/endpoint.ts';
import { type FieldErrors, type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { advertiserMailbox, isBeingDeleted, setPublicName } from '../accounts/index.ts';
import { fingerprintMissing, requirePhotos } from '../media/index.ts';
import { type OwnListing, formValues } from './contract.ts';
import { insertListing, lockSlots } from './db.ts';
import { type DraftRow, findDraft, lockDraft, markPublished } from './db-drafts.ts';
import { findDuplicate } from './duplicate.ts';
import { lifetimeFrom } from './lifetime.ts';
import { listingRow } from './listing-row.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import { publishedEmail } from './mail/listing-emails.ts';
import { ownListing } from './own-listing.ts';
import { hasFreeSlot, needsPhoto } from './policy.ts';
import { validateListing } from './validate-listing.ts';
import { holdNew, signalsOfNew } from './risk/premoderation.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'count-referral': { advertiserId: string; code: string };
  }
}

type Refused = Refusal<
  | 'not-found'
  | 'invalid-input'
  | 'photo-required'
  | 'listing-duplicate'
  | 'card-limit-reached'
  | 'account-being-deleted'
>;

type PublishOptions = {
  invitedBy?: string | undefined;
  /** The advertiser sells several of the same item, each in a listing of its own. */
  several?: boolean;
};

/**
 * Publishes a draft: the listing, its album, the new public name, the email and the referral job are committed
 * in one transaction. Idempotent: a repeated call returns the same listing. A listing that looks risky is held
 * for review (docs/decisions/0130).
 */
export async function publish(
  platform: Platform,
  { advertiserId }: Viewer,
  draftId: string,
  { invitedBy, several = false }: PublishOptions = {},
): Promise<OwnListing | Refused> {
  // Before the transaction, because computing fingerprints is slow; copies of an own listing may have none yet.
  const { album_id } = (await findDraft(platform.db, draftId, advertiserId)) ?? {};
  if (album_id) await fingerprintMissing(platform, album_id);
  const published = await platform.db.transaction().execute(async (db) => {
    const draft = await lockDraft(db, draftId, advertiserId);
    if (!draft) return refuse('not-found');
    if (draft.published_listing_id !== null) return draft.published_listing_id;
    const made = await makeListing(platform, db, draft, several);
    if (invitedBy && !isRefusal(made))
      await platform.queue.add(db, 'count-referral', { advertiserId, code: invitedBy });
    return made;
  });
  return isRefusal(published) ? published : ownListing(platform, advertiserId, published);
}

async function makeListing(
  platform: Platform,
  db: Database,
  draft: DraftRow,
  several: boolean,
): Promise<number | Refused> {
  const checked = await validateListing(db, draft.kind, formValues.parse(draft.values));
  const bare = needsPhoto(draft.kind) && !(await requirePhotos(db, draft.album_id, 1));
  const photos: FieldErrors = bare ? { photos: [validationMessages.photoRequired] } : {};
  if (isRefusal(checked)) return refuse('invalid-input', { fields: { ...checked.fields, ...photos } });
  if (bare) return refuse('photo-required', { fields: photos });
  const slots = await lockSlots(db, draft.advertiser_id);
  if (await isBeingDeleted(db, draft.advertiser_id)) return refuse('account-being-deleted');
  const now = platform.clock.now();
  const row = { ...listingRow(checked, now), advertiser_id: draft.advertiser_id, kind: draft.kind };
  // Checked before slots: for a duplicate, a free slot would not help.
  const duplicate = await findDuplicate(db, row);
  // A listing waiting for review cannot be bypassed by publishing it again.
  if (duplicate && (!several || duplicate.state === 'held')) return refuse('listing-duplicate');
  if (!hasFreeSlot(slots)) return refuse('card-limit-reached');

  const { publicName } = checked.fields;
  if (publicName) await setPublicName(db, draft.advertiser_id, publicName, now);
  const whole = { ...row, ...lifetimeFrom(now), album_id: draft.album_id, created: now };
  const signals = await signalsOfNew(db, whole, now);
  const held = signals.length > 0;
  const id = await insertListing(db, { ...whole, state: held ? 'held' : 'active' });
  await markPublished(db, draft.id, id, now);
  if (held) await holdNew(platform, db, { ...whole, id, signals });
  else
    await queueEmail(platform, db, publishedEmail, await advertiserMailbox(db, draft.advertiser_id), {
      ...whole,
      id,
    });
  return id;
}
