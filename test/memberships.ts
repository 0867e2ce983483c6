import type { Viewer } from '../src/contract/endpoint.ts';
import { isRefusal } from '../src/contract/errors.ts';
import { readBankAccount } from '../src/contract/bank-account.ts';
import { orderMembership } from '../src/features/memberships/order.ts';
import type { MembershipOrder } from '../src/features/memberships/contract-shapes.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { TestPlatform } from './platform.ts';

export const admin: Viewer = {
  advertiserId: '00000000-0000-4000-8000-00000000000a',
  email: 'spravce@example.cz',
  admin: true,
};

/** The same platform with a bank account, so that memberships can be paid. */
export function withAccount(platform: TestPlatform): Platform & TestPlatform {
  const bankAccount = readBankAccount('19-2000145399/0800');
  if (!bankAccount) throw new Error('Not an account');
  return { ...platform, config: { ...platform.config, bankAccount } };
}

export async function ordered(platform: Platform, viewer: Viewer, level: string): Promise<MembershipOrder> {
  const order = await orderMembership(platform, viewer, level);
  if (isRefusal(order)) throw new Error(`Not ordered: ${order.refused}`);
  return order;
}
