import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ListingDetail } from './contract.ts';
import { findDetail } from './db-cards.ts';
import { detailOf } from './detail.ts';
import { refusalOf } from './policy.ts';

/** A live listing as everybody sees it. */
export async function getListing(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  id: number,
): Promise<ListingDetail | Refusal<'listing-not-found' | 'listing-inactive' | 'listing-blocked'>> {
  const row = await findDetail(db, id);
  if (!row) return refuse('listing-not-found');
  const refused = refusalOf(row.state);
  return refused ? refuse(refused) : detailOf(db, row, clock.now());
}
