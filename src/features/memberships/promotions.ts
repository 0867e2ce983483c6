import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { allLevels, type LevelRow, lockMember } from './db-levels.ts';
import { findOrder } from './db-orders.ts';
import { addPromotion, countPromotions, lockPromotable, periodsOf, setPromotedUntil } from './db-periods.ts';
import { type Period, periodAt } from './periods.ts';
import { later } from './policy.ts';
import { promotionDays } from './contract-shapes.ts';

type Refused = Refusal<'listing-not-found' | 'listing-inactive' | 'listing-topped-already' | 'no-tops-left'>;

/**
 * Promotions left in the current paid period; the free level has none. They belong to the order, even when its time
 * is split, and are never fewer than when it was ordered.
 */
export async function promotionsLeft(
  db: Database,
  running: Period | undefined,
  level: Pick<LevelRow, 'tops'>,
): Promise<{ limit: number; used: number; left: number }> {
  const used = running ? await countPromotions(db, running.orderId) : 0;
  const order = running && (await findOrder(db, { id: running.orderId }));
  const limit = Math.max(level.tops, order?.tops ?? 0);
  return { limit, used, left: Math.max(0, limit - used) };
}

/** Promotes an own live listing for seven days, which may outlast the paid time. */
export async function promoteListing(
  platform: Platform,
  { advertiserId }: Viewer,
  listingId: number,
): Promise<{ toppedUntil: string; left: number } | Refused> {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    await lockMember(db, advertiserId);
    const listing = await lockPromotable(db, listingId, advertiserId);
    if (!listing) return refuse('listing-not-found');
    if (listing.state !== 'active' && listing.state !== 'reserved') return refuse('listing-inactive');
    if (listing.toppedUntil !== null && listing.toppedUntil > now) return refuse('listing-topped-already');
    const running = periodAt(await periodsOf(db, advertiserId), now);
    const level = (await allLevels(db)).find(({ id }) => id === running?.levelId);
    const tops = await promotionsLeft(db, running, level ?? { tops: 0 });
    if (!running || tops.left === 0) return refuse('no-tops-left');
    const promotedUntil = later(now, promotionDays);
    await setPromotedUntil(db, listingId, promotedUntil, now);
    await addPromotion(db, { order_id: running.orderId, listing_id: listingId, begun_at: now });
    return { toppedUntil: promotedUntil.toISOString(), left: tops.left - 1 };
  });
}
