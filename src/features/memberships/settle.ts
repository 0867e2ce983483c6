import type { Database, Platform } from '../../platform/platform.ts';
import { settleSlots } from '../listings/index.ts';
import { allLevels, slotCounts, type LevelRow, lockMember, setLevel } from './db-levels.ts';
import { periodsOf } from './db-periods.ts';
import { periodAt } from './periods.ts';
import { freeLevel } from './shapes.ts';

export type Settled = { email: string; demo: boolean; level: LevelRow; moved: boolean; resting: number };

/**
 * Gives an advertiser the level that their paid time says, and lets listings rest or come back by its cards.
 * Needs a transaction; nothing for an account that is gone.
 */
export async function settleLevel(
  platform: Platform,
  db: Database,
  advertiserId: string,
): Promise<Settled | undefined> {
  const member = await lockMember(db, advertiserId);
  if (!member) return undefined;
  const running = periodAt(await periodsOf(db, advertiserId), platform.clock.now());
  const levels = await allLevels(db);
  const level = levels.find(({ id }) => id === (running?.levelId ?? freeLevel));
  if (!level) throw new Error(`No level ${running?.levelId ?? freeLevel}`);
  const moved = level.id !== member.level_id;
  if (moved) {
    await setLevel(db, advertiserId, { levelId: level.id, cards: level.cards });
    await settleSlots(platform, db, advertiserId);
  }
  const { resting } = await slotCounts(db, advertiserId);
  return { email: member.email, demo: member.is_demo, level, moved, resting };
}
