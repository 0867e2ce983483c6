import { z } from 'zod';
import { qrShape } from '../../contract/qr.ts';

/** The level that needs no order. */
export const freeLevel = 'basic';
/** A transfer takes a day or two; an order unpaid for this many days expires. */
export const payDays = 14;
/** Czech law gives consumers this period to withdraw; here it applies to every buyer. */
export const withdrawDays = 14;
/** By decision, a promotion lasts seven days. */
export const promotionDays = 7;

export const orderStates = ['awaiting-payment', 'paid', 'cancelled', 'expired'] as const;
export type OrderState = (typeof orderStates)[number];

export const membershipLevel = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Whole CZK for all its days; 0 when free. */
    priceCzk: z.int(),
    days: z.int(),
    cards: z.int(),
    /** Promotions for the days of one order. */
    tops: z.int(),
  })
  .meta({ id: 'MembershipLevel' });
export type MembershipLevel = z.output<typeof membershipLevel>;

/** The details a bank needs, and the same as a QR Platba code. */
export const paymentOrder = z
  .object({
    account: z.string(),
    iban: z.string(),
    /** The amount still due, and the amount already received. */
    amountHalere: z.int(),
    receivedHalere: z.int(),
    variableSymbol: z.string(),
    message: z.string(),
    spayd: z.string(),
    qr: qrShape,
  })
  .meta({ id: 'PaymentOrder' });

export const membershipOrder = z
  .object({
    id: z.uuid(),
    level: z.string(),
    levelName: z.string(),
    priceCzk: z.int(),
    days: z.int(),
    state: z.enum(orderStates),
    variableSymbol: z.string(),
    createdAt: z.iso.datetime(),
    payUntil: z.iso.datetime(),
    paidAt: z.iso.datetime().optional(),
    closedAt: z.iso.datetime().optional(),
    /** Whether the buyer has withdrawn, and when the price was refunded. */
    withdrawn: z.boolean(),
    refundedAt: z.iso.datetime().optional(),
    /** Haléře received beyond the price, or for an order closed unpaid, that are to be refunded. */
    surplusHalere: z.int(),
    /** How much of the surplus has been refunded already. */
    returnedHalere: z.int(),
    /** Deadline of a withdrawal; missing when it is no longer possible. */
    withdrawUntil: z.iso.datetime().optional(),
    /** Only while the order awaits payment and a bank account is configured. */
    payment: paymentOrder.optional(),
  })
  .meta({ id: 'MembershipOrder' });
export type MembershipOrder = z.output<typeof membershipOrder>;

export const membership = z
  .object({
    level: membershipLevel,
    /** End of the level's paid time; missing for the free level. */
    until: z.iso.datetime().optional(),
    /** The next level, if it is already paid for. */
    next: z.object({ levelName: z.string(), until: z.iso.datetime() }).optional(),
    cards: z.object({ limit: z.int(), created: z.int(), waiting: z.int(), left: z.int(), resting: z.int() }),
    tops: z.object({ limit: z.int(), used: z.int(), left: z.int() }),
    levels: z.array(membershipLevel),
    /** Newest first. */
    orders: z.array(membershipOrder),
    /** Whether paid levels can be ordered, i.e. a bank account is configured. */
    orderable: z.boolean(),
  })
  .meta({ id: 'Membership' });
export type Membership = z.output<typeof membership>;

/** What was paid, when, for what, by whom and to whom. */
export const membershipReceipt = z
  .object({
    ...membershipOrder.pick({ id: true, levelName: true, priceCzk: true, days: true, variableSymbol: true })
      .shape,
    paidAt: z.iso.datetime(),
    /** The paid period; missing when a withdrawal left none of it. */
    period: z.object({ from: z.iso.datetime(), until: z.iso.datetime() }).optional(),
    withdrawn: z.boolean(),
    refundedAt: z.iso.datetime().optional(),
    buyer: z.object({
      email: z.string(),
      name: z.string().optional(),
      companyId: z.string().optional(),
      vatId: z.string().optional(),
      address: z.string().optional(),
    }),
    seller: z.object({
      name: z.string(),
      id: z.string().optional(),
      address: z.string().optional(),
      register: z.string().optional(),
      account: z.string().optional(),
    }),
  })
  .meta({ id: 'MembershipReceipt' });
export type MembershipReceipt = z.output<typeof membershipReceipt>;

export const paymentOutcomes = ['paid', 'partial', 'over', 'not-waiting', 'unknown', 'reversed'] as const;
export type PaymentOutcome = (typeof paymentOutcomes)[number];

/** An order as shown to admins. */
export const soldOrder = membershipOrder
  .omit({ payment: true })
  .extend({
    buyerEmail: z.string(),
    refundAccount: z.string().optional(),
    payments: z.array(
      z.object({
        bookedOn: z.string(),
        amountHalere: z.int(),
        outcome: z.enum(paymentOutcomes),
        payerAccount: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'SoldMembershipOrder' });
export type SoldOrder = z.output<typeof soldOrder>;

export const bankPayment = z
  .object({
    id: z.int(),
    bookedOn: z.string(),
    amountHalere: z.int(),
    variableSymbol: z.string().optional(),
    payerAccount: z.string().optional(),
    payerName: z.string().optional(),
    message: z.string().optional(),
    outcome: z.enum(paymentOutcomes),
    orderId: z.uuid().optional(),
  })
  .meta({ id: 'BankPayment' });
export type BankPayment = z.output<typeof bankPayment>;

export const importedStatement = z
  .object({
    /** Payments not imported before, in the order of the statement. */
    payments: z.array(bankPayment),
    /** Number of payments already known from an earlier import. */
    known: z.int(),
    /** Number of transactions that are not incoming CZK payments. */
    leftOut: z.int(),
  })
  .meta({ id: 'ImportedStatement' });
export type ImportedStatement = z.output<typeof importedStatement>;
