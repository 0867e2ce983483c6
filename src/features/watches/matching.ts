import { fold } from '../../contract/fold.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardsOf, selectCards } from '../listings/index.ts';
import { leavesOf } from '../catalogue/index.ts';
import type { SearchQuery } from '../search/contract.ts';

export async function matchingSince(
  platform: Platform,
  { q = '', kind, category, price }: SearchQuery,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await selectCards(platform.db).where('listings.id', 'in', ids).execute();
  const cards = await cardsOf(platform, rows);
  const leaves = category?.flatMap((slug) => leavesOf(slug)).map(({ slug }) => slug);
  return cards
    .filter(
      (card) =>
        (!kind || card.kind === kind) &&
        (!leaves || leaves.includes(card.category)) &&
        (!price || ((card.price ?? 0) >= (price.min ?? 0) && (card.price ?? 0) <= (price.max ?? 1e9))) &&
        fold(q)
          .split(' ')
          .every((word) => fold(card.title).includes(word)),
    )
    .map(({ id }) => id);
}
