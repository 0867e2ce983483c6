import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { billingOf } from '../accounts/index.ts';
import { findOrder } from './db-orders.ts';
import { periodsOf } from './db-periods.ts';
import type { MembershipReceipt } from './contract-shapes.ts';

/** The receipt of an own order that is paid. Who pays is named as the account names them today, so that a company may be added later. */
export async function getReceipt(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  { advertiserId }: Viewer,
  id: string,
): Promise<MembershipReceipt | Refusal<'not-found'>> {
  const order = await findOrder(db, { id });
  if (order?.advertiser_id !== advertiserId || !order.paid_at) return refuse('not-found');
  const periods = (await periodsOf(db, advertiserId)).filter(({ orderId }) => orderId === id);
  const [from, until] = [periods[0]?.startsAt, periods.at(-1)?.endsAt];
  return {
    id,
    levelName: order.level_name,
    priceCzk: order.price_czk,
    days: order.days,
    variableSymbol: order.variable_symbol,
    paidAt: order.paid_at.toISOString(),
    period: from && until && { from: from.toISOString(), until: until.toISOString() },
    withdrawn: order.refund_account !== null,
    refundedAt: order.refunded_at?.toISOString(),
    buyer: { email: order.buyer_email, ...(await billingOf(db, advertiserId)) },
    seller: { ...config.operator, account: config.bankAccount?.local },
  };
}
