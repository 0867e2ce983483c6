import type { Platform } from '../../../platform/platform.ts';
import type { ListingCard } from '../../listings/contract.ts';
import { livingCards } from '../../listings/index.ts';
import { searchQuery } from '../contract.ts';
import { prepareSearch } from '../prepare.ts';

/** The listings that answer the typed words best, found as a search finds them but without counting anything. */
export async function listingsFor(
  platform: Pick<Platform, 'db' | 'clock'>,
  typed: string,
  atMost: number,
): Promise<ListingCard[]> {
  const { engine, ask, order } = await prepareSearch(platform, searchQuery.parse({ q: typed }));
  const { page } = await engine.answer(ask, { page: { order, atMost } });
  const cards = await livingCards(
    platform,
    page.map(({ id }) => id),
  );
  return page.flatMap(({ id }) => cards.get(id) ?? []);
}
