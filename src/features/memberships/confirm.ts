import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { countSlots, applySlotLimit } from '../listings/index.ts';
import { allLevels, findLevel, type LevelRow, lockMember, setLevel } from './db-levels.ts';
import { findOrder, type OrderRow, setOrder } from './db-orders.ts';
import { periodsOf, storePeriods } from './db-periods.ts';
import { paidEmail } from './mail/order-emails.ts';
import { addDays, periodAt } from './periods.ts';
import { mayConfirm } from './policy.ts';
import { freeLevel } from './contract-shapes.ts';
import { type Sold, soldOrder, subjectOf } from './views.ts';

type Given = { id: string; reason: string };

/** An admin confirms that an order is paid: its period begins, and the buyer is notified. */
export async function confirmOrder(
  platform: Platform,
  admin: Viewer,
  { id, reason }: Given,
): Promise<Sold | Refusal<'not-found' | 'membership-order-closed'>> {
  return platform.db.transaction().execute(async (db) => {
    const order = await lockOrder(db, id);
    if (!order?.advertiser_id) return refuse('not-found');
    if (!mayConfirm(order)) return refuse('membership-order-closed');
    await recordAction(platform, db, admin, { action: 'confirm-order', subject: subjectOf(order), reason });
    return soldOrder(platform, db, await activateOrder(platform, db, order));
  });
}

/** Begins the paid time of an order; the caller has locked it with `lockOrder`. */
export async function activateOrder(platform: Platform, db: Database, order: OrderRow): Promise<OrderRow> {
  const { advertiser_id: advertiserId, level_id: levelId, days } = order;
  const level = await findLevel(db, levelId);
  if (!advertiserId || !level) throw new Error(`Order ${order.id} has nobody to serve`);
  const now = platform.clock.now();
  const bought = { orderId: order.id, levelId, rank: level.rank, days };
  const periods = addDays(await periodsOf(db, advertiserId), bought, now);
  await storePeriods(db, advertiserId, periods, now);
  await applyLevel(platform, db, advertiserId);
  const paid = await setOrder(db, order.id, { state: 'paid', paid_at: now, closed_at: null });
  const own = periods.filter(({ orderId }) => orderId === order.id);
  const [from, until] = [own[0]?.startsAt, own.at(-1)?.endsAt];
  if (from && until)
    await queueEmail(platform, db, paidEmail, paid.buyer_email, { order: paid, from, until });
  return paid;
}

export type AppliedLevel = { advertiserId: string; level: LevelRow; moved: boolean; resting: number };

/**
 * Sets the advertiser's level by their paid time, and pauses or resumes listings by its slots. Needs a transaction;
 * undefined when the account no longer exists.
 */
export async function applyLevel(
  platform: Platform,
  db: Database,
  advertiserId: string,
): Promise<AppliedLevel | undefined> {
  const member = await lockMember(db, advertiserId);
  if (!member) return undefined;
  const running = periodAt(await periodsOf(db, advertiserId), platform.clock.now());
  const levels = await allLevels(db);
  const level = levels.find(({ id }) => id === (running?.levelId ?? freeLevel));
  if (!level) throw new Error(`No level ${running?.levelId ?? freeLevel}`);
  const moved = level.id !== member.level_id;
  if (moved) {
    const order = running && (await findOrder(db, { id: running.orderId }));
    const cards = Math.max(level.cards, order?.cards ?? 0);
    await setLevel(db, advertiserId, { levelId: level.id, cards });
    await applySlotLimit(platform, db, advertiserId);
  }
  const { resting } = await countSlots(db, advertiserId);
  return { advertiserId, level, moved, resting };
}

/** Reads an order and locks its buyer until the transaction ends, so that changes of one membership are serialized. */
export async function lockOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const found = await findOrder(db, { id });
  if (!found?.advertiser_id) return found;
  await lockMember(db, found.advertiser_id);
  return findOrder(db, { id });
}
