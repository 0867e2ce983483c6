import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/schedule.ts';
import { expireOrders } from './db-orders.ts';
import { advertisersToMove, takeEndsToTell } from './db-periods.ts';
import { queueExpiredLetter } from './mail/closed-letters.ts';
import { queueEndedLetter, queueEndNearLetter } from './mail/end-letters.ts';
import { later } from './policy.ts';
import { settleLevel } from './settle.ts';
import { freeLevel } from './shapes.ts';

/** So long before the end of paid time its letter goes. */
const warnDays = 3;

export function membershipSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'move-members', cron: '*/10 * * * *', run: () => moveMembers(platform) },
    { name: 'expire-orders', cron: '25 * * * *', run: () => expireUnpaid(platform) },
    { name: 'tell-ends-of-memberships', cron: '35 * * * *', run: () => tellEnds(platform) },
  ];
}

/** Begins and ends levels as paid time comes and goes. */
export async function moveMembers(platform: Platform): Promise<void> {
  for (const advertiserId of await advertisersToMove(platform.db, platform.clock.now(), freeLevel)) {
    await platform.db.transaction().execute(async (db) => {
      const settled = await settleLevel(platform, db, advertiserId);
      if (settled?.moved) await queueEndedLetter(platform, db, settled);
    });
  }
}

/** Closes orders that nobody has paid in time. */
export async function expireUnpaid(platform: Platform): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    for (const order of await expireOrders(db, platform.clock.now())) {
      await queueExpiredLetter(platform, db, order);
    }
  });
}

/** Writes to those whose paid time ends in three days. */
export async function tellEnds(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction().execute(async (db) => {
    const ends = await takeEndsToTell(db, { now, until: later(now, warnDays) });
    for (const end of ends) await queueEndNearLetter(platform, db, end);
  });
}
