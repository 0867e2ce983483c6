import type { Platform } from '../../../platform/platform.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { cardsOf, selectCards } from '../../listings/index.ts';

/** Listings that conversations are about, also those that ended; of a removed one its photo is gone. */
export async function adverts(
  platform: Pick<Platform, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<Map<number, ListingCard>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCards(platform.db)
    .where('listings.id', 'in', [...new Set(ids)])
    .execute();
  const cards = await cardsOf(platform, rows);
  return new Map(
    cards.map((card) => [
      card.id,
      card.state === 'blocked' ? { ...card, photo: undefined, photoCount: 0 } : card,
    ]),
  );
}
