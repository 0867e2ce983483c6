import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { categoryById, leavesOf } from '../catalogue/index.ts';
import { attributesOf, livingCards } from './card.ts';
import type { ListingCard } from './contract.ts';
import { type ComparableRow, findComparable, livingBeside } from './db-cards.ts';
import { type Comparable, likeness } from './likeness.ts';

/** One row of cards. */
const shown = 5;
/** The newest of a category are compared; older ones are rarely wanted. */
const compared = 120;

/** Living listings of the same kind that are most like this one, which itself may live no longer. */
export async function similarListings(
  platform: Pick<Platform, 'db' | 'clock'>,
  id: number,
): Promise<ListingCard[] | Refusal<'listing-not-found'>> {
  const { db } = platform;
  const row = await findComparable(db, id);
  if (!row) return refuse('listing-not-found');
  const beside = { id, kind: row.kind, atMost: compared };
  const same = await livingBeside(db, { ...beside, categoryIds: [row.category_id] });
  const related =
    same.length < shown ? await livingBeside(db, { ...beside, categoryIds: family(row.category_id) }) : [];
  const candidates = new Map([...same, ...related].map((each) => [each.id, each]));
  const model = comparable(row);
  const ranked = [...candidates.values()]
    .map((each) => ({ each, score: likeness(model, comparable(each)) }))
    .toSorted((a, b) => b.score - a.score || b.each.inserted.getTime() - a.each.inserted.getTime());
  const alike = ranked.slice(0, shown).map(({ each }) => each.id);
  const cards = await livingCards(platform, alike);
  return alike.flatMap((each) => cards.get(each) ?? []);
}

/** The leaves under the same parent. */
function family(categoryId: number): number[] {
  const category = categoryById(categoryId);
  return leavesOf(category?.parent ?? category?.slug ?? '').map(({ id }) => id);
}

function comparable(row: ComparableRow): Comparable {
  const { category_id: categoryId, brand, price } = row;
  return { categoryId, brand, price, attributes: attributesOf(row) };
}
