import { z } from 'zod';
import { qrShape } from '../../contract/qr.ts';

/** The level without an order. */
export const freeLevel = 'basic';
/** A transfer takes a day or two; an order that nobody has paid by then expires. */
export const payDays = 14;
/** Czech law lets a consumer withdraw for so long; here everybody may. */
export const withdrawDays = 14;
/** Decisions: a promotion lasts seven days. */
export const promotionDays = 7;

export const orderStates = ['awaiting-payment', 'paid', 'cancelled', 'expired'] as const;
export type OrderState = (typeof orderStates)[number];

export const membershipLevel = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Whole Kč for all its days; nothing to pay is 0. */
    priceCzk: z.int(),
    days: z.int(),
    cards: z.int(),
    /** In the days of one order. */
    tops: z.int(),
  })
  .meta({ id: 'MembershipLevel' });
export type MembershipLevel = z.output<typeof membershipLevel>;

/** All that a bank asks for, and the same as a QR Platba code. */
export const paymentOrder = z
  .object({
    account: z.string(),
    iban: z.string(),
    /** What is left to pay, and what has come of the price already. */
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
    /** Whether the buyer has withdrawn, and since when the money is back. */
    withdrawn: z.boolean(),
    refundedAt: z.iso.datetime().optional(),
    /** What came beyond the price, or for an order that was closed unpaid, and is to be sent back. */
    surplusHalere: z.int(),
    /** How much of that has been sent back already. */
    returnedHalere: z.int(),
    /** Until when the buyer may withdraw; only while it is possible. */
    withdrawUntil: z.iso.datetime().optional(),
    /** Only while a payment is awaited and an account is set. */
    payment: paymentOrder.optional(),
  })
  .meta({ id: 'MembershipOrder' });
export type MembershipOrder = z.output<typeof membershipOrder>;

export const membership = z
  .object({
    level: membershipLevel,
    /** Until when the level holds; nothing for the free one. */
    until: z.iso.datetime().optional(),
    /** What follows, when it is paid already. */
    next: z.object({ levelName: z.string(), until: z.iso.datetime() }).optional(),
    cards: z.object({ limit: z.int(), created: z.int(), waiting: z.int(), left: z.int(), resting: z.int() }),
    tops: z.object({ limit: z.int(), used: z.int(), left: z.int() }),
    levels: z.array(membershipLevel),
    /** Newest first. */
    orders: z.array(membershipOrder),
    /** Whether paid levels can be ordered at all. */
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
    /** From when until when it holds; missing where none of the time is left after a withdrawal. */
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

/** As an admin sees it. */
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
    /** Seen for the first time, as they stand in the statement. */
    payments: z.array(bankPayment),
    /** Payments that an earlier import has brought. */
    known: z.int(),
    /** Movements that are not payments to us in crowns. */
    leftOut: z.int(),
  })
  .meta({ id: 'ImportedStatement' });
export type ImportedStatement = z.output<typeof importedStatement>;
