import type { Platform } from '../../../platform/platform.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { searchQuery } from '../contract.ts';
import { findListings } from '../find.ts';

/** The adverts that answer the typed words best. */
export async function listingsFor(
  platform: Pick<Platform, 'db' | 'clock'>,
  typed: string,
  atMost: number,
): Promise<ListingCard[]> {
  const found = await findListings(platform, searchQuery.parse({ q: typed, limit: atMost }));
  return 'items' in found ? found.items : [];
}
