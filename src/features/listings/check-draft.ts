import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { shownName } from '../accounts/index.ts';
import type { DraftPreview } from './contract.ts';
import { nameIsShared } from './db-cards.ts';
import { findDraft } from './db-drafts.ts';
import { detailOf } from './detail.ts';
import { findDuplicate } from './duplicate.ts';
import { draftView } from './drafts.ts';
import { listingRow } from './listing-row.ts';
import { waitsForContact } from './risk/premoderation.ts';
import { validateListing } from './validate-listing.ts';
import { lifetimeFrom } from './lifetime.ts';

/**
 * Validates a draft except for its photos. Returns all field errors, or else a preview of the listing, an own
 * listing that duplicates it, and whether contact details in its text would hold it for review.
 */
export async function checkDraft(
  { db, clock }: Platform,
  { advertiserId }: Viewer,
  id: string,
): Promise<DraftPreview | Refusal<'not-found' | 'invalid-input'>> {
  const draft = await findDraft(db, id, advertiserId);
  if (!draft) return refuse('not-found');
  const checked = await validateListing(db, draft.kind, (await draftView(db, draft)).values);
  if (isRefusal(checked)) return checked;
  const now = clock.now();
  const row = listingRow(checked, now);
  const preview = {
    ...row,
    ...lifetimeFrom(now),
    id: 0,
    reference: null,
    kind: draft.kind,
    state: 'active' as const,
    album_id: draft.album_id,
    advertiser_id: advertiserId,
    attributes: checked.fields.attributes,
    excerpt: checked.fields.description,
    topped_until: null,
    block_reason: null,
    version: 0,
    pieces_sold: 0,
    has_namesake: await nameIsShared(db, row),
  };
  const duplicate = await findDuplicate(db, { ...row, advertiser_id: advertiserId, kind: draft.kind });
  const duplicateOf = duplicate && {
    id: duplicate.id,
    slug: duplicate.slug,
    title: duplicate.title,
    state: duplicate.state,
  };
  const contactWaits = await waitsForContact(db, { ...row, advertiser_id: advertiserId });
  const detail = { ...(await detailOf(db, preview, now)), duplicateOf, contactWaits };
  const { publicName } = checked.fields;
  if (!publicName) return detail;
  const name = shownName(publicName, detail.advertiser.name);
  return { ...detail, advertiser: { ...detail.advertiser, name } };
}
