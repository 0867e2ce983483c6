import type { Platform } from '../../platform/platform.ts';
import { cardsOf, selectCards } from '../listings/index.ts';
import type { ListingCard } from '../listings/contract.ts';

/** Cards of listings by id, in the order given, also of those that ended; removed ones are nobody's business. */
export async function pickListings(
  platform: Pick<Platform, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  const rows = await selectCards(platform.db)
    .where('listings.id', 'in', wanted)
    .where('state', '<>', 'blocked')
    .execute();
  const byId = new Map((await cardsOf(platform, rows)).map((card) => [card.id, card]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}
