import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardOf } from './card.ts';
import type { EndedListing } from './contract.ts';
import { findDetail } from './db-cards.ts';
import { refusalOf } from './policy.ts';

/** The title of an ended listing, for visitors of an old link; not of a blocked one. */
export async function getEndedListing(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  listingId: number,
): Promise<EndedListing | Refusal<'listing-not-found'>> {
  const row = await findDetail(db, listingId);
  if (!row || refusalOf(row.state) !== 'listing-inactive') return refuse('listing-not-found');
  const { id, kind, state, title, category } = cardOf(row, clock.now());
  return { id, kind, state, title, category };
}
