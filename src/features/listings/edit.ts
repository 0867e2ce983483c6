import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { requirePhotos } from '../media/index.ts';
import type { FormValues, OwnListing } from './contract.ts';
import { lockListing, lockSlots, updateListing } from './db.ts';
import { holdsOf, setSignals } from './db-holds.ts';
import { releaseHold } from './hold.ts';
import { listingRow } from './listing-row.ts';
import { ownListing } from './own-listing.ts';
import { mayEdit, needsPhoto } from './policy.ts';
import { validateListing } from './validate-listing.ts';
import { holdEdited, signalsOfListing } from './risk/premoderation.ts';

type Refused = Refusal<
  'listing-not-found' | 'listing-inactive' | 'listing-changed-elsewhere' | 'invalid-input' | 'photo-required'
>;

/**
 * Updates an own live or paused listing unless it changed since `version` was read. An edit that makes it look
 * risky holds it for review, as a new listing would be (docs/decisions/0130).
 */
export async function edit(
  platform: Platform,
  { advertiserId }: Viewer,
  { id, version, values }: { id: number; version: number; values: FormValues },
): Promise<OwnListing | Refused> {
  const refusal = await platform.db.transaction().execute(async (db): Promise<Refused | undefined> => {
    // Locked before the listing, as everywhere: a listing that no longer needs a review takes its slot.
    await lockSlots(db, advertiserId);
    const listing = await lockListing(db, id, advertiserId);
    if (!listing) return refuse('listing-not-found');
    if (!mayEdit(listing.state)) return refuse('listing-inactive');
    if (listing.version !== version) return refuse('listing-changed-elsewhere');
    const checked = await validateListing(db, listing.kind, values, listing);
    if (isRefusal(checked)) return checked;
    const pictured = listing.album_id !== null && (await requirePhotos(db, listing.album_id, 1));
    if (needsPhoto(listing.kind) && !pictured) {
      return refuse('photo-required', { fields: { photos: [validationMessages.photoRequired] } });
    }
    const now = platform.clock.now();
    const row = listingRow(checked, now);
    if (listing.state === 'held') {
      await editHeld(platform, db, { id, advertiserId, row, now });
      return undefined;
    }
    const before = await signalsOfListing(db, id, { now, photos: 'none' });
    await updateListing(db, id, row);
    // Someone else may have copied an older photo from this listing, so only newer ones count.
    const after = await signalsOfListing(db, id, { now, photos: { since: listing.changed } });
    // Signals present before the edit were already reviewed or accepted.
    const signals = after.filter((signal) => !before.includes(signal));
    if (signals.length === 0) return undefined;
    const { title, slug } = row;
    const { kind } = listing;
    await holdEdited(platform, db, { id, slug, title, kind, advertiser_id: advertiserId, signals });
    return undefined;
  });
  return refusal ?? ownListing(platform, advertiserId, id);
}

/**
 * Re-evaluates a listing held automatically: without any remaining signal it becomes public at once. A hold by
 * an admin can only be released by an admin.
 */
async function editHeld(
  platform: Platform,
  db: Database,
  {
    id,
    advertiserId,
    row,
    now,
  }: { id: number; advertiserId: string; row: ReturnType<typeof listingRow>; now: Date },
): Promise<void> {
  const hold = (await holdsOf(db, [id])).get(id);
  const judged = hold?.step === 'to-look' && hold.reason === null && hold.signals.length > 0;
  const before = judged ? await signalsOfListing(db, id, { now }) : [];
  await updateListing(db, id, row);
  if (!judged) return;
  const after = await signalsOfListing(db, id, { now });
  const signals = after.filter((signal) => hold.signals.includes(signal) || !before.includes(signal));
  if (signals.length > 0) await setSignals(db, id, signals);
  else await releaseHold(platform, db, { id, advertiserId, state: 'resting', since: now, checked: false });
}
