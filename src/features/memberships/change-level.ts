import { crowns } from '../../contract/czech.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { ttlCache } from '../../platform/cache/ttl-cache.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { allLevels, findLevel, moveSlotLimits, updateLevel } from './db-levels.ts';
import { freeLevel, type MembershipLevel } from './contract-shapes.ts';
import { levelView } from './views.ts';

/** The levels as set by an admin, the free one first; other processes see a change within a second. */
export const cachedLevels = ttlCache(1_000, async (db) => (await allLevels(db)).map(levelView));

type Change = { id: string; cards: number; tops: number; priceCzk: number; reason: string };

/**
 * An admin changes a level. More slots and promotions apply to its members at once; fewer apply only to new orders,
 * and so do prices, because what was paid for is not taken away. The free level stays free. The next run of
 * `settle-cards` pauses listings or resumes them.
 */
export async function changeLevel(
  platform: Platform,
  admin: Viewer,
  { id, cards, tops, priceCzk, reason }: Change,
): Promise<MembershipLevel | Refusal<'not-found'>> {
  const changed = await platform.db.transaction().execute(async (db) => {
    const before = await findLevel(db, id);
    const change = { cards, tops, price_czk: id === freeLevel ? 0 : priceCzk };
    const after = before && (await updateLevel(db, id, change));
    if (!after) return refuse('not-found');
    await moveSlotLimits(db, { level: id, from: before.cards, to: cards, now: platform.clock.now() });
    const said = [before, after].map(
      (level) => `${crowns(level.price_czk)}, ${level.cards} karet, ${level.tops} topování`,
    );
    await recordAction(platform, db, admin, {
      action: 'change-level',
      subject: `membership-level:${id}`,
      reason: `${reason} (${said.join(' → ')})`,
    });
    return levelView(after);
  });
  cachedLevels.invalidate(platform);
  return changed;
}
