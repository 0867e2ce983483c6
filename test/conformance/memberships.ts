import { expect } from 'vitest';
import * as audit from '../../src/features/audit/contract.ts';
import * as memberships from '../../src/features/memberships/contract.ts';
import { fioCsv } from '../specimens/statements.ts';
import * as rankings from '../../src/features/rankings/contract.ts';
import * as referrals from '../../src/features/referrals/contract.ts';
import type { ApiCaller } from '../api-caller.ts';

type Given = { token: string; admin: string; publish: () => Promise<number> };

/** Calls every operation of memberships, referrals and rankings. */
export async function callMemberships(api: ApiCaller, { token, admin, publish }: Given): Promise<void> {
  await api.call(rankings.listRankings);
  await api.call(referrals.getReferral, { token });
  await api.call(rankings.getRanking, { params: { slug: 'celkem' } });
  await api.call(memberships.listMembershipLevels);
  await api.call(memberships.getMembership, { token });
  const order = async () => {
    const ordered = await api.call(memberships.orderMembership, {
      token,
      body: { level: 'club', startNow: true },
    });
    expect(ordered.status).toBe(201);
    return memberships.membershipOrder.parse(ordered.body.data);
  };
  const first = await order();
  expect(
    (await api.call(memberships.orderMembership, { token, body: { level: 'pro', startNow: true } })).status,
  ).toBe(409);
  await api.call(memberships.cancelMembershipOrder, { token, params: { id: first.id } });
  const body = { reason: 'na výpisu' };
  await api.call(memberships.cancelSoldOrder, { token: admin, params: { id: (await order()).id }, body });
  const confirmed = { id: (await order()).id };
  await api.call(memberships.confirmMembershipOrder, { token: admin, params: confirmed, body });
  await api.call(memberships.getMembershipReceipt, { token, params: confirmed });
  await api.call(memberships.promoteListing, { token, params: { id: await publish() } });
  await api.call(memberships.withdrawFromMembership, {
    token,
    params: confirmed,
    body: { refundAccount: '19-2000145399/0800' },
  });
  await api.call(memberships.noteRefund, { token: admin, params: confirmed, body });
  const { variableSymbol } = await order();
  const bytes = fioCsv([{ bankId: '1', bookedOn: '2026-05-06', halere: 9900, variableSymbol }]);
  const imported = await api.call(memberships.importBankStatement, { token: admin, bytes });
  expect(memberships.importedStatement.parse(imported.body.data).payments).toMatchObject([
    { outcome: 'paid' },
  ]);
  await api.call(memberships.listMembershipOrders, { token: admin, query: '?state=paid&q=clen' });
  const lost = [
    { bankId: '2', bookedOn: '2026-05-06', halere: 9900 },
    { bankId: '3', bookedOn: '2026-05-06', halere: 100 },
  ];
  await api.call(memberships.importBankStatement, { token: admin, bytes: fioCsv(lost) });
  const waiting = await api.call(memberships.listBankPayments, { token: admin, query: '?state=unmatched' });
  const [one, other] = memberships.listBankPayments.data.parse(waiting.body.data);
  await api.call(memberships.matchBankPayment, {
    token: admin,
    params: { id: one?.id ?? 0 },
    body: { ...body, variableSymbol },
  });
  await api.call(memberships.settleBankPayment, { token: admin, params: { id: other?.id ?? 0 }, body });
  await api.call(memberships.changeMembershipLevel, {
    token: admin,
    params: { id: 'club' },
    body: { ...body, cards: 40, tops: 2, priceCzk: 99 },
  });
  await api.call(audit.listAdminActors, { token: admin });
  await api.call(audit.listAdminActions, {
    token: admin,
    query: '?since=2001-01-01&until=2001-01-02&before=9',
  });
  const actions = await api.call(audit.listAdminActions, { token: admin });
  expect(audit.listAdminActions.data.parse(actions.body.data)).toHaveLength(11);
  expect((await api.call(audit.listAdminActions, { token })).status).toBe(403);
}
