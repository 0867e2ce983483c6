import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { categoryById, leavesOf } from '../catalogue/index.ts';
import { attributesOf, liveCards } from './card.ts';
import type { ListingCard } from './contract.ts';
import { type ComparableRow, findComparable, newestComparables } from './db-cards.ts';
import { type Candidate, cachedCandidates } from './card-cache.ts';
import { similarity } from './similarity.ts';

/** One row of cards. */
const shown = 5;
/** Maximum per advertiser, so that someone who sells many alike does not fill the row. */
const ofOne = 2;
/** Only the newest of a category are compared; older ones are rarely relevant. */
const compared = 120;

/** Live listings of the same kind, most similar first; the listing itself may have ended. */
export async function similarListings(
  platform: Pick<Platform, 'db' | 'clock'>,
  id: number,
): Promise<ListingCard[] | Refusal<'listing-not-found'>> {
  const { db } = platform;
  const row = await findComparable(db, id);
  if (!row) return refuse('listing-not-found');
  const beside = async (categoryIds: readonly number[]) =>
    (await newest(db, row.kind, categoryIds)).filter((each) => each.id !== id);
  const same = await beside([row.category_id]);
  const related = same.length < shown ? await beside(family(row.category_id)) : [];
  const candidates = new Map([...same, ...related].map((each) => [each.id, each]));
  const model = candidate(row);
  const ranked = [...candidates.values()]
    .map((each) => ({ each, score: similarity(model, each) }))
    .toSorted((a, b) => b.score - a.score || b.each.inserted.getTime() - a.each.inserted.getTime());
  const alike = ofSeveral(ranked.map(({ each }) => each))
    .slice(0, shown)
    .map(({ id: alikeId }) => alikeId);
  const cards = await liveCards(platform, alike);
  return alike.flatMap((each) => cards.get(each) ?? []);
}

/** Keeps the order with at most `ofOne` listings per advertiser. */
function ofSeveral(ranked: readonly Candidate[]): Candidate[] {
  const shownOf = new Map<string, number>();
  return ranked.filter(({ advertiserId }) => {
    const before = shownOf.get(advertiserId) ?? 0;
    shownOf.set(advertiserId, before + 1);
    return before < ofOne;
  });
}

function newest(
  db: Database,
  kind: ComparableRow['kind'],
  categoryIds: readonly number[],
): Promise<readonly Candidate[]> {
  return cachedCandidates(db, `${kind} ${categoryIds.join(' ')}`, async () =>
    (await newestComparables(db, { kind, categoryIds, atMost: compared })).map((each) => candidate(each)),
  );
}

/** Leaf categories under the same parent. */
function family(categoryId: number): number[] {
  const category = categoryById(categoryId);
  return leavesOf(category?.parent ?? category?.slug ?? '').map(({ id }) => id);
}

function candidate(row: ComparableRow): Candidate {
  const { id, advertiser_id: advertiserId, category_id: categoryId, brand, price, inserted } = row;
  return { id, advertiserId, inserted, categoryId, brand, price, attributes: attributesOf(row) };
}
