import { type OrderState, withdrawDays } from './contract-shapes.ts';

const day = 86_400_000;

export const later = (time: Date, days: number): Date => new Date(time.getTime() + days * day);

type Order = { state: OrderState; paid_at: Date | null; refund_account: string | null };

/** Until when the buyer may withdraw from an order; nothing when they may not. */
export function withdrawUntil({ state, paid_at }: Order, now: Date): Date | undefined {
  if (state !== 'paid' || !paid_at) return undefined;
  const until = later(paid_at, withdrawDays);
  return now <= until ? until : undefined;
}

/** A payment may come late, and an order may be cancelled by mistake; what was paid or given back is closed. */
export function mayConfirm({ state, paid_at }: Order): boolean {
  return state !== 'paid' && paid_at === null;
}

/**
 * Haléře that came for an order beyond its price and have not been sent back; of an order that was closed unpaid, all
 * that came. `come` is what the bank has, without what it took back.
 */
export function surplusOf(
  order: Pick<Order, 'state' | 'paid_at'> & { price_czk: number; surplus_returned_halere: number },
  come: number,
): number {
  const due = order.paid_at !== null || order.state === 'awaiting-payment' ? order.price_czk * 100 : 0;
  return Math.max(0, come - due - order.surplus_returned_halere);
}
