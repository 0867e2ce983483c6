import type { z } from 'zod';
import { implement } from '../../contract/endpoint.ts';
import { staleWhileRevalidate } from '../../platform/cache/stale-while-revalidate.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { categories, categoryBySlug } from '../catalogue/index.ts';
import type { Feature } from '../feature.ts';
import { liveCards, ownersOf } from '../listings/index.ts';
import { allOf, engineOf, promotedShown } from '../search/index.ts';
import * as contract from './contract.ts';
import type { homePage } from './contract.ts';

const newestShown = 10;
/**
 * Max newest listings of one advertiser while others have some too, so that a club's bulk offer does not fill the
 * row.
 */
const newestPerOwner = 2;
/** Number of newest listings among which those of other advertisers are searched. */
const newestConsidered = 200;
const demandsShown = 3;

/** Promoted and newest offers, newest demands, and the number of offers and demands by category. */
export async function readHome(
  platform: Pick<Platform, 'db' | 'clock'>,
): Promise<z.output<typeof homePage.data>> {
  const now = platform.clock.now();
  const engine = engineOf(platform.db);
  const asOf = now.getTime() * 1000;
  const order = { sort: 'newest' } as const;
  const [offers, demands, counts] = await Promise.all([
    engine.answer(allOf('offer', asOf), {
      page: { order, atMost: newestConsidered },
      topped: { now, atMost: promotedShown },
    }),
    engine.answer(allOf('demand', asOf), { page: { order, atMost: demandsShown } }),
    categoryCounts(platform),
  ]);
  const newest = await limitPerOwner(
    platform.db,
    offers.page.map(({ id }) => id),
  );
  const sought = demands.page.map(({ id }) => id);
  const cards = await liveCards(platform, [...offers.topped, ...newest, ...sought]);
  const shown = (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? []);
  return {
    topped: shown(offers.topped),
    newest: shown(newest),
    demands: shown(sought),
    counts: counts.offer,
    demandCounts: counts.demand,
  };
}

/** The first listings in order, limited per advertiser; remaining places are filled regardless of the limit. */
async function limitPerOwner(db: Database, ids: readonly number[]): Promise<number[]> {
  const ownerOf = await ownersOf(db, ids);
  const counts = new Map<string | undefined, number>();
  const few: number[] = [];
  const more: number[] = [];
  for (const id of ids) {
    const owner = ownerOf.get(id);
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    (count <= newestPerOwner ? few : more).push(id);
  }
  const shown = new Set([...few, ...more].slice(0, newestShown));
  return ids.filter((id) => shown.has(id));
}

/** Counting reads every live listing, so the result is cached for five seconds. */
const categoryCounts = staleWhileRevalidate(5_000, async (db) => ({
  offer: await countByCategory(db, 'offer'),
  demand: await countByCategory(db, 'demand'),
}));

/** Listings of a kind by category; a group includes its subcategories. */
async function countByCategory(db: Database, kind: Kind): Promise<Record<string, number>> {
  const counts = Object.fromEntries(categories().map(({ slug }) => [slug, 0]));
  const found = await engineOf(db).countBy(allOf(kind, Number.MAX_SAFE_INTEGER), 'category');
  for (const [leaf, count] of found) {
    for (const slug of [leaf, categoryBySlug(leaf)?.parent]) {
      if (slug !== undefined) counts[slug] = (counts[slug] ?? 0) + count;
    }
  }
  return counts;
}

export const homeFeature: Feature = {
  contract,
  endpoints: (platform) => [implement(contract.homePage, () => readHome(platform))],
};
