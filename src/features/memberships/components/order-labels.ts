import { crowns } from '../../../contract/czech.ts';
import type { BadgeTone } from '../../../ui/cards/badge.tsx';
import type { MembershipOrder, PaymentOutcome } from '../contract-shapes.ts';

const states: Record<MembershipOrder['state'], { label: string; tone: BadgeTone }> = {
  'awaiting-payment': { label: 'Čeká na zaplacení', tone: 'warn' },
  paid: { label: 'Zaplaceno', tone: 'success' },
  cancelled: { label: 'Zrušeno', tone: 'off' },
  expired: { label: 'Propadlo', tone: 'off' },
};

/** The label and tone of an order's badge. */
export function stateOf(order: Pick<MembershipOrder, 'state' | 'withdrawn' | 'refundedAt'>) {
  if (order.refundedAt) return { label: 'Vráceno', tone: 'off' } as const;
  if (order.withdrawn) return { label: 'Odstoupeno, peníze vrátíme', tone: 'info' } as const;
  return states[order.state];
}

/** Sentences about the outcomes of imported payments. */
export const outcomeLabels: Readonly<Record<PaymentOutcome, string>> = {
  paid: 'Sedí, objednávka je zaplacená',
  partial: 'Jen část ceny, objednávka čeká dál',
  over: 'Víc než cena. Objednávka je zaplacená; rozdíl čeká mezi objednávkami k vrácení',
  'not-waiting': 'Objednávka už na platbu nečeká. Platba je navíc, nebo přišla pozdě',
  unknown: 'Nenašli jsme objednávku, ke které patří. Čeká mezi nepřiřazenými platbami',
  reversed: 'Banka platbu vzala zpět. Objednávku můžeš zrušit, její čas tím skončí',
};

/** The same in the row of the order itself, which already shows what is pending. */
export const orderOutcomes: Readonly<Record<PaymentOutcome, string>> = {
  ...outcomeLabels,
  over: 'Víc než cena',
  'not-waiting': 'Navíc, nebo přišla pozdě',
};

/** Formats haléře as `99 Kč`, or `49,50 Kč` with a fraction. */
export const formatMoney = (halere: number): string =>
  halere % 100 === 0 ? crowns(halere / 100) : formatHalere(halere);

/** Formats haléře as `99,00 Kč`. */
export function formatHalere(halere: number): string {
  const whole = Math.abs(halere);
  const wholeCrowns = String(Math.floor(whole / 100)).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${halere < 0 ? '−' : ''}${wholeCrowns},${String(whole % 100).padStart(2, '0')}\u00a0Kč`;
}
