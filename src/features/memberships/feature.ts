import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduledWork } from '../../platform/queue/queue.ts';
import { advertiserMailbox } from '../accounts/index.ts';
import type { Feature } from '../feature.ts';
import { cancelOrder, cancelSoldOrder, noteRefund, withdrawFromOrder } from './cancel.ts';
import { changeLevel } from './change-level.ts';
import { confirmOrder, applyLevel } from './confirm.ts';
import * as contract from './contract.ts';
import * as orderEmails from './mail/order-emails.ts';
import * as closedEmails from './mail/closed-emails.ts';
import { allLevels } from './db-levels.ts';
import { expireOrders, lastPayments, paidFor, searchOrders } from './db-orders.ts';
import { advertisersToMove, takeEndsToNotify } from './db-periods.ts';
import { getMembership, levelView, getReceipt, paymentView, soldOrders } from './views.ts';
import { importStatement, matchPayment, settlePayment } from './import-statement.ts';
import { endedEmail, endNearEmail, expiredEmail } from './mail/closed-emails.ts';
import { orderMembership } from './order.ts';
import { later } from './policy.ts';
import { freeLevel } from './contract-shapes.ts';
import { promoteListing } from './promotions.ts';
import { ordersExport, paymentsExport } from './list-export.ts';

function membershipRoutes(platform: Platform): Endpoint[] {
  const { db } = platform;
  return [
    implement(contract.listMembershipLevels, async () => (await allLevels(db)).map(levelView)),
    implement(contract.getMembership, (_, { viewer }) => getMembership(platform, viewer)),
    implement(contract.getMembershipReceipt, ({ params }, { viewer }) =>
      getReceipt(platform, viewer, params.id),
    ),
    implement(contract.orderMembership, ({ body }, { viewer }) =>
      orderMembership(platform, viewer, body.level),
    ),
    implement(contract.cancelMembershipOrder, ({ params }, { viewer }) =>
      cancelOrder(platform, viewer, params.id),
    ),
    implement(contract.withdrawFromMembership, ({ params, body }, { viewer }) =>
      withdrawFromOrder(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.promoteListing, ({ params }, { viewer }) =>
      promoteListing(platform, viewer, params.id),
    ),
    ...adminRoutes(platform),
  ];
}

function adminRoutes(platform: Platform): Endpoint[] {
  const { db } = platform;
  return [
    implement(contract.listMembershipOrders, async ({ query: { state, q: words } }) =>
      soldOrders(platform, db, await searchOrders(db, { state, words, atMost: contract.maxShown })),
    ),
    implement(contract.confirmMembershipOrder, ({ params, body }, { viewer }) =>
      confirmOrder(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.cancelSoldOrder, ({ params, body }, { viewer }) =>
      cancelSoldOrder(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.noteRefund, ({ params, body }, { viewer }) =>
      noteRefund(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.importBankStatement, ({ body }, { viewer }) =>
      importStatement(platform, viewer, body),
    ),
    implement(contract.listBankPayments, async ({ query: { state } }) =>
      (await lastPayments(db, { unmatched: state === 'unmatched', atMost: contract.maxShown })).map(
        paymentView,
      ),
    ),
    implement(contract.matchBankPayment, ({ params, body }, { viewer }) =>
      matchPayment(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.settleBankPayment, ({ params, body }, { viewer }) =>
      settlePayment(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.changeMembershipLevel, ({ params, body }, { viewer }) =>
      changeLevel(platform, viewer, { ...params, ...body }),
    ),
  ];
}

/** Days before the end of paid time when its email is sent. */
const warnDays = 3;

function membershipSchedule(platform: Platform): ScheduledWork[] {
  return [
    { name: 'move-members', cron: '*/10 * * * *', run: () => updateLevels(platform) },
    { name: 'expire-orders', cron: '25 * * * *', run: () => expireUnpaid(platform) },
    { name: 'tell-ends-of-memberships', cron: '35 * * * *', run: () => notifyEnds(platform) },
  ];
}

/** Updates levels when paid periods begin or end. */
export async function updateLevels(platform: Platform): Promise<void> {
  for (const advertiserId of await advertisersToMove(platform.db, platform.clock.now(), freeLevel)) {
    await platform.db.transaction().execute(async (db) => {
      const settled = await applyLevel(platform, db, advertiserId);
      if (settled?.moved)
        await queueEmail(platform, db, endedEmail, await advertiserMailbox(db, advertiserId), settled);
    });
  }
}

/** Expires orders not paid in time, and notifies their buyers. */
export async function expireUnpaid(platform: Platform): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    for (const order of await expireOrders(db, platform.clock.now())) {
      const received = await paidFor(db, order.id);
      await queueEmail(platform, db, expiredEmail, order.buyer_email, { order, received });
    }
  });
}

/** Sends an email three days before paid time ends. */
export async function notifyEnds(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction().execute(async (db) => {
    const ends = await takeEndsToNotify(db, { now, until: later(now, warnDays) });
    for (const end of ends)
      await queueEmail(platform, db, endNearEmail, await advertiserMailbox(db, end.advertiserId), end);
  });
}

export const membershipsFeature: Feature = {
  contract,
  endpoints: membershipRoutes,
  emails: [orderEmails, closedEmails],
  lists: [ordersExport, paymentsExport],
  schedule: membershipSchedule,
};
