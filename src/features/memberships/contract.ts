import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { readBankAccount } from '../../contract/bank-account.ts';
import {
  membership,
  membershipLevel,
  membershipOrder,
  membershipReceipt,
  promotionDays,
} from './contract-shapes.ts';

export * from './contract-admin.ts';
export * from './contract-shapes.ts';

const id = z.object({ id: z.uuid() });

export const listMembershipLevels = operation('get', '/membership-levels', {
  summary: 'Úrovně členství, první ta zdarma.',
  audience: 'anyone',
  data: z.array(membershipLevel),
});

export const getMembership = operation('get', '/account/membership', {
  summary: 'Vlastní úroveň, karty, topování a objednávky.',
  audience: 'advertiser',
  duringAccountView: 'as-account',
  data: membership,
});

export const getMembershipReceipt = operation('get', '/account/membership/orders/{id}/receipt', {
  summary: 'Potvrzení o zaplacení vlastní objednávky: co, kdy, za kolik, kdo a komu.',
  audience: 'advertiser',
  params: id,
  data: membershipReceipt,
  errors: ['not-found'],
});

/** The law requires this express request: without it, paid time could only begin after the withdrawal period. */
export const orderForm = z.object({
  level: z.string().max(40),
  startNow: z.boolean().refine(Boolean, {
    error: 'Zaškrtni, že má členství začít hned. Jinak by podle zákona začalo až za 14 dní.',
  }),
});

export const orderMembership = operation('post', '/account/membership/orders', {
  summary: 'Objednat úroveň; začne platit po potvrzení platby.',
  audience: 'advertiser',
  status: 201,
  body: orderForm,
  data: membershipOrder,
  errors: ['not-found', 'membership-not-sold', 'membership-order-waits'],
});

export const cancelMembershipOrder = operation('delete', '/account/membership/orders/{id}', {
  summary: 'Zrušit vlastní objednávku, která ještě není zaplacená.',
  audience: 'advertiser',
  params: id,
  data: membershipOrder,
  errors: ['not-found', 'membership-order-closed'],
});

const czechAccount = z
  .string()
  .trim()
  .max(40)
  .refine((written) => readBankAccount(written) !== undefined, {
    error: 'Tohle není číslo českého účtu. Napiš ho třeba jako 19-2000145399/0800.',
  });

export const withdrawalForm = z.object({ refundAccount: czechAccount });

export const withdrawFromMembership = operation('post', '/account/membership/orders/{id}/withdrawal', {
  summary: 'Odstoupit do 14 dnů od zaplacené objednávky. Placená doba skončí a vrací se celá cena.',
  audience: 'advertiser',
  params: id,
  body: withdrawalForm,
  data: membershipOrder,
  errors: ['not-found', 'membership-withdrawal-late'],
});

export const promoteListing = operation('post', '/account/listings/{id}/top', {
  summary: `Zařadit vlastní aktivní inzerát na ${promotionDays} dní mezi topované.`,
  audience: 'advertiser',
  params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
  data: z.object({ toppedUntil: z.iso.datetime(), left: z.int() }),
  errors: ['listing-not-found', 'listing-inactive', 'listing-topped-already', 'no-tops-left'],
});
