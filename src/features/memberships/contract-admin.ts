import { z } from 'zod';
import { typedNumber } from '../../contract/check-fields.ts';
import { operation } from '../../contract/operation.ts';
import { reason } from '../audit/contract.ts';
import {
  bankPayment,
  importedStatement,
  membershipLevel,
  orderStates,
  soldOrder,
} from './contract-shapes.ts';

const id = z.object({ id: z.uuid() });
const why = z.object({ reason });

/** Max number of orders or payments on one admin page. */
export const maxShown = 100;
/** The site accepts bodies of up to a megabyte; a month of transactions is well below that. */
export const statementMaxBytes = 900 * 1024;

export const listMembershipOrders = operation('get', '/admin/membership-orders', {
  summary: `Posledních ${maxShown} objednávek v některém stavu, nebo těch, jejichž symbol či kupující obsahuje hledaná slova.`,
  audience: 'admin',
  query: z.object({
    state: z.enum([...orderStates, 'to-refund']).optional(),
    q: z.string().trim().max(100).optional(),
  }),
  data: z.array(soldOrder),
});

export const confirmMembershipOrder = operation('post', '/admin/membership-orders/{id}/confirmation', {
  summary:
    'Potvrdit, že je objednávka zaplacená, i když už propadla nebo byla zrušená; začne její placená doba.',
  audience: 'admin',
  params: id,
  body: why,
  data: soldOrder,
  errors: ['not-found', 'membership-order-closed'],
});

export const cancelSoldOrder = operation('post', '/admin/membership-orders/{id}/cancellation', {
  summary: 'Zrušit objednávku, která není zaplacená nebo jejíž platbu vzala banka zpět.',
  audience: 'admin',
  params: id,
  body: why,
  data: soldOrder,
  errors: ['not-found', 'membership-order-closed'],
});

export const noteRefund = operation('post', '/admin/membership-orders/{id}/refund', {
  summary: 'Zaznamenat, že se vrátila cena objednávky, od které kupující odstoupil, nebo přeplatek.',
  audience: 'admin',
  params: id,
  body: why,
  data: soldOrder,
  errors: ['not-found', 'membership-order-closed'],
});

export const importBankStatement = operation('post', '/admin/bank-statements', {
  summary:
    'Spárovat platby z výpisu (Fio CSV nebo JSON, ABO/GPC, CAMT.053) s objednávkami. Stejný výpis podruhé nic nezmění.',
  audience: 'admin',
  body: 'stream',
  data: importedStatement,
  errors: ['statement-not-read', 'statement-of-another-account', 'body-too-large'],
});

export const listBankPayments = operation('get', '/admin/bank-payments', {
  summary: `Posledních ${maxShown} načtených plateb, nebo jen těch, které nepatří k žádné objednávce a čekají na vyřízení.`,
  audience: 'admin',
  query: z.object({ state: z.enum(['unmatched']).optional() }),
  data: z.array(bankPayment),
});

const paymentId = z.object({ id: z.coerce.number().pipe(z.int().positive()) });

export const matchBankPayment = operation('post', '/admin/bank-payments/{id}/order', {
  summary: 'Přiřadit platbu, která k žádné objednávce nepatří, k objednávce s daným variabilním symbolem.',
  audience: 'admin',
  params: paymentId,
  body: why.extend({
    variableSymbol: z
      .string()
      .trim()
      .regex(/^\d{1,10}$/, { error: 'Variabilní symbol má nejvýš deset číslic.' }),
  }),
  data: bankPayment,
  errors: ['not-found'],
});

export const settleBankPayment = operation('post', '/admin/bank-payments/{id}/settlement', {
  summary: 'Vyřídit platbu bez objednávky: vrátila se, nebo bazaru nepatří.',
  audience: 'admin',
  params: paymentId,
  body: why,
  data: bankPayment,
  errors: ['not-found'],
});

/** What an admin may change about a level; existing orders keep their terms. */
export const levelForm = z.object({
  cards: typedNumber(z.int().min(1).max(10_000)),
  tops: typedNumber(z.int().min(0).max(1_000)),
  priceCzk: typedNumber(z.int().min(0).max(100_000)),
  reason,
});

export const changeMembershipLevel = operation('put', '/admin/membership-levels/{id}', {
  summary:
    'Změnit, co úroveň stojí a co dává. Víc karet a topování platí pro její členy hned, méně jen pro ty, kdo si ji objednají potom.',
  audience: 'admin',
  params: z.object({ id: z.string().max(40) }),
  body: levelForm,
  data: membershipLevel,
  errors: ['not-found'],
});
