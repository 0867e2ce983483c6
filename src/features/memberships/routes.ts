import { type Endpoint, implement } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { cancelOrder, cancelSold } from './cancel.ts';
import { changeLevel } from './change-level.ts';
import { confirmOrder } from './confirm.ts';
import * as contract from './contract.ts';
import { allLevels } from './db-levels.ts';
import { searchOrders } from './db-orders.ts';
import { lastPayments } from './db-payments.ts';
import { getMembership } from './get-membership.ts';
import { importStatement } from './import-statement.ts';
import { orderMembership } from './order.ts';
import { paymentView } from './payment-view.ts';
import { soldOrders } from './sold-order.ts';
import { topListing } from './tops.ts';
import { levelView } from './view.ts';
import { noteRefund, withdrawFromOrder } from './withdraw.ts';

export function membershipRoutes(platform: Platform): Endpoint[] {
  const { db } = platform;
  return [
    implement(contract.listMembershipLevels, async () => (await allLevels(db)).map(levelView)),
    implement(contract.getMembership, (_, { viewer }) => getMembership(platform, viewer)),
    implement(contract.orderMembership, ({ body }, { viewer }) =>
      orderMembership(platform, viewer, body.level),
    ),
    implement(contract.cancelMembershipOrder, ({ params }, { viewer }) =>
      cancelOrder(platform, viewer, params.id),
    ),
    implement(contract.withdrawFromMembership, ({ params, body }, { viewer }) =>
      withdrawFromOrder(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.topListing, ({ params }, { viewer }) => topListing(platform, viewer, params.id)),
    ...adminRoutes(platform),
  ];
}

function adminRoutes(platform: Platform): Endpoint[] {
  const { db } = platform;
  return [
    implement(contract.listMembershipOrders, async ({ query: { state, q: words } }) =>
      soldOrders(platform, db, await searchOrders(db, { state, words, atMost: contract.mostShown })),
    ),
    implement(contract.confirmMembershipOrder, ({ params, body }, { viewer }) =>
      confirmOrder(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.cancelSoldOrder, ({ params, body }, { viewer }) =>
      cancelSold(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.noteRefund, ({ params, body }, { viewer }) =>
      noteRefund(platform, viewer, { ...params, ...body }),
    ),
    implement(contract.importBankStatement, ({ body }, { viewer }) =>
      importStatement(platform, viewer, body),
    ),
    implement(contract.listBankPayments, async () =>
      (await lastPayments(db, contract.mostShown)).map(paymentView),
    ),
    implement(contract.changeMembershipLevel, ({ params, body }, { viewer }) =>
      changeLevel(platform, viewer, { ...params, ...body }),
    ),
  ];
}
