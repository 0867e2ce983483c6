import { findOrCreateAdvertiser } from '../../src/features/accounts/index.ts';
import { withdrawFromOrder } from '../../src/features/memberships/cancel.ts';
import { confirmOrder } from '../../src/features/memberships/confirm.ts';
import { importStatement } from '../../src/features/memberships/import-statement.ts';
import { fioCsv } from '../specimens/statements.ts';
import { ordered } from '../memberships.ts';
import { newListing } from './listings.ts';
import { adminOnly, anybody, ownerOnly, rolesOnly, type Rows, signedInOnes } from './row.ts';
import { type Scene, given, ownerEmail } from './scene.ts';

const body = { reason: 'platba na výpisu' };
const refundAccount = '19-2000145399/0800';

async function newOrder({ platform, owner }: Scene) {
  await platform.db.deleteFrom('membership_orders').execute();
  return ordered(platform, owner, 'club');
}

/** The owner's only order that is waiting for payment. */
async function waiting(scene: Scene) {
  return { params: { id: (await newOrder(scene)).id } };
}

let statements = 0;
/** A payment that matches no order. */
async function unmatched({ platform, admin }: Scene) {
  const bytes = fioCsv([{ bankId: `9${(statements += 1)}`, bookedOn: '2026-05-06', halere: 9900 }]);
  const statement = new Blob([new Uint8Array(bytes)]).stream();
  const { payments } = given(await importStatement(platform, admin, statement));
  return { params: { id: payments[0]?.id ?? 0 } };
}

async function paid(scene: Scene) {
  const order = await waiting(scene);
  given(await confirmOrder(scene.platform, scene.admin, { ...order.params, ...body }));
  return order;
}

async function withdrawn(scene: Scene) {
  const order = await paid(scene);
  given(await withdrawFromOrder(scene.platform, scene.owner, { ...order.params, refundAccount }));
  return { ...order, body };
}

const blocking = { reason: 'Dva inzeráty s cizími fotkami.', rule: 'Vlastní fotky', source: 'own' };

/** A new account, used by no other row. */
async function somebodyElse({ platform, freshEmail }: Scene) {
  const { id } = await findOrCreateAdvertiser(platform.db, platform, { email: freshEmail(), verified: true });
  return { params: { id } };
}

/** Levels, orders and payments of memberships, and the audit log. */
export const membershipRows: Rows = {
  listMembershipLevels: anybody(),
  getMembership: signedInOnes(),
  getMembershipReceipt: ownerOnly(paid),
  orderMembership: signedInOnes(async ({ platform }) => {
    await platform.db.deleteFrom('membership_orders').execute();
    return { body: { level: 'club', startNow: true } };
  }),
  cancelMembershipOrder: ownerOnly(waiting),
  withdrawFromMembership: ownerOnly(async (scene) => ({ ...(await paid(scene)), body: { refundAccount } })),
  promoteListing: ownerOnly(async (scene) => {
    await paid(scene);
    return { params: { id: await newListing(scene) } };
  }),

  getReferral: signedInOnes(),

  listMembershipOrders: adminOnly(),
  confirmMembershipOrder: adminOnly(async (scene) => ({ ...(await waiting(scene)), body })),
  cancelSoldOrder: adminOnly(async (scene) => ({ ...(await waiting(scene)), body })),
  noteRefund: adminOnly(withdrawn),
  importBankStatement: adminOnly(() => ({ bytes: fioCsv([]) })),
  listBankPayments: adminOnly(),
  matchBankPayment: adminOnly(async (scene) => ({
    ...(await unmatched(scene)),
    body: { ...body, variableSymbol: (await newOrder(scene)).variableSymbol },
  })),
  settleBankPayment: adminOnly(async (scene) => ({ ...(await unmatched(scene)), body })),
  changeMembershipLevel: adminOnly(() => ({
    params: { id: 'club' },
    body: { ...body, cards: 40, tops: 2, priceCzk: 99 },
  })),
  listAdminActions: rolesOnly(),
  listAdminActors: rolesOnly(),
  listAccountActions: rolesOnly(({ owner }) => ({ params: { id: owner.advertiserId } })),
  findAccount: rolesOnly(() => ({ query: `?q=${ownerEmail}` })),
  blockAccount: rolesOnly(async (scene) => ({ ...(await somebodyElse(scene)), body: blocking })),
  releaseAccount: rolesOnly(async (scene) => ({ ...(await somebodyElse(scene)), body })),
};
