import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardOf } from './card.ts';
import { type EndedListing, type ListingDetail, withheldStates } from './contract.ts';
import { findDetail } from './db-cards.ts';
import { holdsOf } from './db-holds.ts';
import { detailOf } from './detail.ts';
import { refusalOf } from './policy.ts';

/** The public view of a live listing. */
export async function getListing(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  id: number,
): Promise<ListingDetail | Refusal<'listing-not-found' | 'listing-inactive' | 'listing-blocked'>> {
  const row = await findDetail(db, id);
  if (!row) return refuse('listing-not-found');
  const refused = refusalOf(row.state);
  return refused ? refuse(refused) : detailOf(db, row, clock.now());
}

/** The same in any state, for callers that decide themselves who may see it. */
export async function detailInAnyState(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  id: number,
): Promise<ListingDetail | undefined> {
  const row = await findDetail(db, id);
  return row && detailOf(db, row, clock.now());
}

/** The title of an ended listing for visitors of an old link; not for a held or blocked one. */
export async function getEndedListing(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  listingId: number,
): Promise<EndedListing | Refusal<'listing-not-found'>> {
  const row = await findDetail(db, listingId);
  const withheld = withheldStates.some((state) => state === row?.state);
  if (!row || withheld || !refusalOf(row.state)) return refuse('listing-not-found');
  // Withdrawn while waiting for review: it has never been public.
  if ((await holdsOf(db, [listingId])).has(listingId)) return refuse('listing-not-found');
  const { id, kind, state, title, category } = cardOf(row, clock.now());
  return { id, kind, state, title, category };
}
