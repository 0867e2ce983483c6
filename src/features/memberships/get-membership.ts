import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { allLevels, slotCounts } from './db-levels.ts';
import { ordersOf } from './db-orders.ts';
import { paidFor } from './db-payments.ts';
import { periodsOf } from './db-periods.ts';
import { type Period, periodAt } from './periods.ts';
import type { Membership } from './shapes.ts';
import { promotionsLeft } from './promotions.ts';
import { levelView, orderView } from './view.ts';

/** Everything the page of one's membership shows. */
export async function getMembership(
  { config, db, clock }: Platform,
  { advertiserId }: Viewer,
): Promise<Membership> {
  const now = clock.now();
  const [levels, counts, periods, orders] = await Promise.all([
    allLevels(db),
    slotCounts(db, advertiserId),
    periodsOf(db, advertiserId),
    ordersOf(db, advertiserId),
  ]);
  const level = levels.find(({ id }) => id === counts.levelId);
  if (!level) throw new Error(`No level ${counts.levelId}`);
  const waiting = orders.find(({ state }) => state === 'awaiting-payment');
  const received = waiting ? await paidFor(db, waiting.id) : 0;
  const { limit, created, resting } = counts;
  const running = periodAt(periods, now);
  return {
    level: levelView(level),
    until: running && heldUntil(running, periods).toISOString(),
    next: nextLevel(running, periods, (id) => levels.find((each) => each.id === id)?.name ?? id),
    cards: { limit, created, left: Math.max(0, limit - created), resting },
    tops: await promotionsLeft(db, running, level),
    levels: levels.map(levelView),
    orders: orders.map((order) => orderView(config, order, now, order === waiting ? received : 0)),
    orderable: config.bankAccount !== undefined,
  };
}

/** The end of the same level, over all that was bought of it. */
function heldUntil(running: Period, periods: readonly Period[]): Date {
  const other = periods.find(
    ({ startsAt, levelId }) => startsAt >= running.endsAt && levelId !== running.levelId,
  );
  const same = periods.filter(
    ({ startsAt, levelId }) => levelId === running.levelId && startsAt >= running.startsAt,
  );
  return other?.startsAt ?? same.at(-1)?.endsAt ?? running.endsAt;
}

function nextLevel(running: Period | undefined, periods: readonly Period[], nameOf: (id: string) => string) {
  const next = running && periods.filter(({ startsAt }) => startsAt >= heldUntil(running, periods));
  const [first, last] = [next?.[0], next?.at(-1)];
  return first && last && { levelName: nameOf(first.levelId), until: last.endsAt.toISOString() };
}
